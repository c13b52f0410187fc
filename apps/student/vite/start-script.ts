import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/**
 * The script's address during development. A build names it by content hash, so that browsers cache it for
 * ever.
 */
const scriptPath = 'start.js';
const builtPath = (source: string) =>
  `assets/start-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;

/** Where the guards redirect a visitor whose path is unknown or not accessible. */
const homes = { guest: 'signup', student: 'dashboard' };

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** The chunk and everything it imports. */
function closure(
  chunks: Map<string, Rolldown.OutputChunk>,
  fileName: string,
  found = new Set<string>(),
): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunks.get(fileName)?.imports ?? []) closure(chunks, imported, found);
  return found;
}

/** The files of src/routes in this build without their endings, such as `_student/tabs.$subjectId.$chapterId`. */
function routesOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => /\/src\/routes\/([^?]+)\.tsx$/.exec(id)?.[1] ?? [])
    .filter((route) => !/^(__root|index|\$)$|(^|\/)-/.test(route));
}

/** The page of a route: the first part of its path that is no layout. */
const pageOf = (route: string) => route.split(/[./]/).find((part) => !part.startsWith('_'));

type Page = {
  /** Files needed beyond those that index.html names. */
  files: string[];
  /** Open to everybody: no layout checks the login. */
  isOpen: boolean;
  isStudy: boolean;
};

function pagesOf(bundle: Rolldown.OutputBundle): Record<string, Page> {
  const chunks = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
  const all = [...chunks.values()];
  const known = new Set(
    all.filter((chunk) => chunk.isEntry).flatMap((entry) => [...closure(chunks, entry.fileName)]),
  );
  // A route without a chunk is a redirect, or a screen in the file that every page loads.
  const filesOf = (route: string) => {
    const chunk = all.find((one) =>
      one.facadeModuleId?.includes(`/src/routes/${route}.tsx?tsr-split=component`),
    );
    return chunk ? [...closure(chunks, chunk.fileName)].filter((file) => !known.has(file)) : [];
  };
  const pages: Record<string, Page> = {};
  for (const route of routesOf(all).sort()) {
    const page = pageOf(route);
    if (page === undefined) continue;
    const [layout = ''] = route.split('/');
    const files = [layout, route].flatMap(filesOf);
    pages[page] = {
      files: [...new Set([...(pages[page]?.files ?? []), ...files])],
      isOpen: !layout.startsWith('_'),
      isStudy: layout === '_student',
    };
  }
  return pages;
}

/** The files that every page needs. */
function filesOfAll(pages: Record<string, Page>): string[] {
  const [first = [], ...others] = Object.values(pages).map(({ files }) => files);
  return first.filter((file) => others.every((one) => one.includes(file)));
}

/**
 * The file that all of the student's pages load, and no others; naming it is shorter than listing these
 * pages.
 */
function layoutFile(pages: Record<string, Page>): string {
  const file = pages[homes.student]?.files.find((one) =>
    Object.values(pages).every(({ files, isStudy }) => files.includes(one) === isStudy),
  );
  if (!file) throw new Error('the pages of students share no file of their own');
  return file;
}

/** The worker that downloads the library; bundlers give it a file name but no chunk. */
function workerFile(bundle: Rolldown.OutputBundle): string {
  const file = Object.keys(bundle).find((name) => /library-worker-[^/]+\.js$/.test(name));
  if (!file) throw new Error('the library worker has no file of its own');
  return file;
}

/**
 * Preloads a page's code before the app knows the page, which saves a round trip; and the download worker's,
 * unless this tab has the library cached.
 */
function preloadSource({
  pages,
  worker,
  sessionKey,
  libraryCacheKey,
}: {
  pages: Record<string, Page>;
  worker: string;
  sessionKey: string;
  libraryCacheKey: string;
}): string {
  const layout = layoutFile(pages);
  const files = Object.fromEntries(Object.entries(pages).map(([page, { files }]) => [page, files]));
  const openPages = Object.keys(pages).filter((page) => pages[page]?.isOpen);
  return `try{
var f=${JSON.stringify(files)},p=location.pathname.split("/")[1],s=localStorage.getItem(${JSON.stringify(sessionKey)});
var isIn=!!s&&s.indexOf('"isAuthenticated":true')>0,isFree=/^(${openPages.join('|')})$/.test(p),isStudy=!!f[p]&&f[p].indexOf(${JSON.stringify(layout)})>=0;
if(!isFree&&(!f[p]||isIn!==isStudy))p=isIn?${JSON.stringify(homes.student)}:${JSON.stringify(homes.guest)};
if(isIn&&!isFree&&!sessionStorage.getItem(${JSON.stringify(libraryCacheKey)}))fetch(${JSON.stringify(`/${worker}`)}).catch(function(){});
f[p].forEach(function(n){var l=document.createElement("link");l.rel="modulepreload";l.href="/"+n;document.head.append(l)})
}catch(e){}`;
}

/**
 * Serves one small classic script for the head, as a file since the security policy runs no inline script: it sets
 * the stored theme before the first paint and preloads the code of the requested page.
 */
export function startScript({
  themeScript,
  sessionKey,
  libraryCacheKey,
}: {
  themeScript: string;
  /** Key of the session in local storage. */
  sessionKey: string;
  /** Key in session storage, set while this tab has the library cached. */
  libraryCacheKey: string;
}): Plugin {
  return {
    name: 'start-script',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        { tag: 'script', attrs: { src: `/${scriptPath}` }, injectTo: 'head-prepend' },
        // Files that every page needs are preloaded even before the script arrives.
        ...(bundle ? filesOfAll(pagesOf(bundle)) : []).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: '', href: `/${file}` },
          injectTo: 'head-prepend' as const,
        })),
      ],
    },
    configureServer(server) {
      server.middlewares.use(`/${scriptPath}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(themeScript);
      });
    },
    generateBundle: {
      // Runs last, when chunks that contained only styles are gone.
      order: 'post',
      handler(_options, bundle) {
        const pages = pagesOf(bundle);
        const preload = preloadSource({ pages, worker: workerFile(bundle), sessionKey, libraryCacheKey });
        const source = `${themeScript}\n${preload}\n`;
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('index.html is not in the bundle');
        const fileName = builtPath(source);
        page.source = String(page.source).replace(`"/${scriptPath}"`, `"/${fileName}"`);
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
