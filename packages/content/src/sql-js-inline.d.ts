/** The build of sql.js with embedded WebAssembly, so that a bundle needs no separate file. */
declare module 'sql.js/dist/sql-wasm-inline.js' {
  import type initSqlJs from 'sql.js';

  const init: typeof initSqlJs;
  export default init;
}
