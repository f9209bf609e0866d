// placeholder, replaced by the first slice
