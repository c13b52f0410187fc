import { Html } from './html.ts';

/** The styles of every sandbox page: one column, light and dark, no external asset. */
export const styles = new Html(`
:root { --paper:#f5f7fc; --surface:#fff; --sunken:#e9eef8; --line:#d3dbec; --line-strong:#6f7c9e; --ink:#141b34;
  --ink-2:#46516f; --pen:#2f3fcb; --pen-fill:#2f3fcb; --pen-tint:#e6e9ff; --marker:#fff4cc; --tick:#13743f;
  --tick-tint:#ddf3e5; --red:#c2283b; --red-tint:#fde7ea; --warn:#8a5200; }
@media (prefers-color-scheme: dark) { :root { --paper:#0c1122; --surface:#151c34; --sunken:#1e2745; --line:#2b3659;
  --line-strong:#7a88b8; --ink:#eef1fb; --ink-2:#bcc5e0; --pen:#a9b3ff; --pen-fill:#4a58e8; --pen-tint:#232c5c;
  --marker:#3a3115; --tick:#5fd898; --tick-tint:#123425; --red:#ff8e9b; --red-tint:#41181f; --warn:#ffc56b; } }
* { box-sizing: border-box; }
body { margin:0; background:var(--paper); color:var(--ink); font:16px/1.55 system-ui,sans-serif; }
main { max-width:860px; margin:0 auto; padding:16px 16px 64px; }
main.narrow { max-width:460px; padding-top:40px; }
h1 { font-size:1.75rem; line-height:1.2; margin:16px 0; letter-spacing:-.01em; }
h2 { font-size:1.2rem; line-height:1.3; margin:0 0 4px; overflow-wrap:anywhere; }
p { margin:0 0 12px; } a { color:var(--pen); } code, pre { font:14px/1.5 ui-monospace,monospace; }
pre { white-space:pre-wrap; overflow-wrap:anywhere; margin:0; }
.top { background:var(--surface); border-bottom:1.5px solid var(--line); position:sticky; top:0; z-index:1; }
.top nav { max-width:860px; margin:0 auto; padding:0 8px; display:flex; overflow-x:auto; }
.top a { padding:12px 10px; min-height:48px; text-decoration:none; color:var(--ink-2); border-bottom:3px solid transparent; white-space:nowrap; }
.top a[aria-current] { color:var(--pen); border-color:var(--pen); font-weight:700; }
.card { background:var(--surface); border:1.5px solid var(--line); border-radius:16px; padding:16px; margin:0 0 16px; }
.meta { color:var(--ink-2); font-size:14px; overflow-wrap:anywhere; }
.bar { display:flex; flex-wrap:wrap; gap:8px; align-items:center; justify-content:space-between; margin-bottom:16px; }
.mailcode { display:block; font:700 2rem/1.2 ui-monospace,monospace; letter-spacing:.22em; text-align:center; user-select:all;
  background:var(--marker); border-radius:12px; padding:14px 8px 14px calc(8px + .22em); margin:12px 0; }
iframe { width:100%; height:440px; border:1.5px solid var(--line); border-radius:12px; background:#fff; }
summary { cursor:pointer; min-height:44px; padding:10px 0; color:var(--pen); }
label { display:block; margin:0 0 12px; } label.check { display:flex; gap:8px; align-items:center; min-height:44px; }
input:not([type=checkbox]), select { display:block; width:100%; min-height:48px; padding:8px 12px; margin-top:4px; font:inherit; color:inherit;
  background:var(--surface); border:1.5px solid var(--line-strong); border-radius:12px; }
input[type=checkbox] { width:20px; height:20px; accent-color:var(--pen-fill); }
button, .button { display:inline-flex; align-items:center; justify-content:center; min-height:48px; padding:8px 18px; font:inherit; font-weight:700; cursor:pointer;
  color:#fff; background:var(--pen-fill); border:1.5px solid transparent; border-radius:12px; text-decoration:none; }
button.quiet, .button.quiet { color:var(--ink); background:transparent; border-color:var(--line-strong); }
button.wide { width:100%; margin-bottom:8px; }
button.row { width:100%; justify-content:flex-start; gap:12px; text-align:left; margin-bottom:8px; font-weight:400; color:var(--ink);
  background:var(--surface); border-color:var(--line); }
button.row:hover { background:var(--pen-tint); }
.avatar { flex:none; width:40px; height:40px; border-radius:50%; display:grid; place-items:center; background:var(--pen-fill); color:#fff; font-weight:700; }
:focus-visible { outline:3px solid var(--pen); outline-offset:2px; }
.tag { display:inline-block; padding:2px 10px; border-radius:99px; font-size:14px; font-weight:700; background:var(--sunken); color:var(--ink-2); }
.tag.good { background:var(--tick-tint); color:var(--tick); } .tag.bad { background:var(--red-tint); color:var(--red); }
.amount { font-size:2.4rem; font-weight:800; line-height:1.2; }
.fields { display:grid; gap:0 16px; grid-template-columns:repeat(auto-fit,minmax(200px,1fr)); }
.scroll { overflow-x:auto; } table { border-collapse:collapse; width:100%; font-size:14px; }
th, td { text-align:left; padding:8px 12px 8px 0; border-bottom:1.5px solid var(--line); vertical-align:top; }
ul { padding-left:20px; }
`);
