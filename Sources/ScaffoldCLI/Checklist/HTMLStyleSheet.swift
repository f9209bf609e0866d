/// The style sheet of the HTML checklist.
enum HTMLStyleSheet {
    static let text = """
        :root {
          color-scheme: light dark;
          --text: #1c1c1e; --dim: #6b6b70; --line: #e3e3e8; --back: #ffffff; --card: #f7f7f9;
          --done: #1f8a4c; --open: #c62f2f; --people: #9a6700;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --text: #f2f2f7; --dim: #a0a0a8; --line: #3a3a3e; --back: #1c1c1e; --card: #2a2a2d;
            --done: #46c37b; --open: #ff6b62; --people: #e3b341;
          }
        }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--back); color: var(--text);
          font: 16px/1.45 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
        main { max-width: 60rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
        h1 { font-size: 1.75rem; margin: .25rem 0; }
        h2 { font-size: 1.3rem; margin: 2rem 0 .25rem; }
        h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; }
        .module h2:first-child { border-top: 1px solid var(--line); padding-top: 1.5rem; }
        .summary { margin: 0 0 .75rem; color: var(--dim); }
        .source { float: right; font-size: .85rem; }
        .bar { height: 6px; border-radius: 3px; background: var(--line); overflow: hidden; }
        .bar span { display: block; height: 100%; background: var(--done); }
        .items { list-style: none; margin: .5rem 0 0; padding: 0; }
        .items li { display: table; width: 100%; padding: .6rem 0; border-bottom: 1px solid var(--line); }
        .items li > * { display: table-cell; vertical-align: top; }
        .box { width: 2rem; font-weight: 700; }
        .items p { margin: .2rem 0 0; font-size: .88rem; color: var(--dim); }
        .items .reason { color: var(--text); background: var(--card); border-left: 3px solid var(--open);
          padding: .35rem .6rem; border-radius: 0 4px 4px 0; overflow-wrap: anywhere; word-break: break-word; }
        code { font: .92em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
        small { color: var(--dim); }
        .done .box, td.done { color: var(--done); }
        .open .box, td.open { color: var(--open); }
        .open .text { font-weight: 600; }
        .people .box, td.people { color: var(--people); }
        .not-needed .box, .not-needed .text, td.not-needed { color: var(--dim); }
        .scroll { overflow-x: auto; margin: 0 -1rem; padding: 0 1rem; }
        table { border-collapse: collapse; font-size: .92rem; }
        th { text-align: left; font-weight: 400; }
        thead th { vertical-align: bottom; padding: 0 .25rem .5rem; }
        thead th span { -webkit-writing-mode: vertical-rl; writing-mode: vertical-rl; -webkit-transform: rotate(180deg);
          transform: rotate(180deg); font-weight: 600; white-space: nowrap; }
        thead a { color: inherit; text-decoration: none; }
        tbody th { position: -webkit-sticky; position: sticky; left: 0; background: var(--back);
          padding: .45rem .75rem .45rem 0; min-width: 11rem; max-width: 26rem; }
        td { text-align: center; min-width: 2.2rem; font-weight: 700; }
        tbody tr { border-bottom: 1px solid var(--line); }
        td.open { background: var(--card); }
        .group th { font-weight: 600; padding-top: 1.1rem; }
        .legend { color: var(--dim); font-size: .88rem; }
        @media print {
          :root { --text: #000; --dim: #555; --line: #ccc; --back: #fff; --card: #f4f4f4;
            --done: #1f6f3f; --open: #a11; --people: #7a5200; }
          body { font-size: 10.5pt; }
          main { max-width: none; padding: 0; }
          .module { page-break-before: always; }
          main > .module:first-child { page-break-before: auto; }
          .items li { page-break-inside: avoid; }
          .scroll { overflow: visible; }
        }
        """
}
