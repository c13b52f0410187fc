/** The build of sql.js that has its WebAssembly in itself: a bundle needs no file beside it. */
declare module 'sql.js/dist/sql-wasm-inline.js' {
  import type initSqlJs from 'sql.js';

  const init: typeof initSqlJs;
  export default init;
}
