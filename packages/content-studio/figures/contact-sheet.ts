import type { ChapterFigure } from './index.ts';
import { escapeXml } from './kit/label-text.ts';

/** A page with every figure beside its caption and description, on the left in light and on the right in dark. */
export function contactSheet(figures: readonly ChapterFigure[]): string {
  const card = ({ chapter, figure }: ChapterFigure) => {
    const address = `${chapter}/${figure.name}.svg`;
    const image = `<img src="${address}" alt="${escapeXml(figure.description)}">`;
    return (
      `<section><h2>${address}</h2><div class="light">${image}</div><div class="dark">${image}</div>` +
      `<p>${escapeXml(figure.caption)}</p><p class="words">${escapeXml(figure.description)}</p></section>`
    );
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Figures</title><style>
body{font:14px system-ui,sans-serif;margin:12px;display:grid;grid-template-columns:repeat(auto-fill,744px);gap:12px}
h2{font-size:13px;margin:4px 0}p{margin:4px 0}.words{color:#555}div{display:inline-block;width:360px;vertical-align:top}
img{display:block;max-width:100%;height:auto}.light{color-scheme:light;background:#fff}.dark{color-scheme:dark;background:#151c34}
</style>${figures.map(card).join('')}</html>
`;
}
