import { icon, type IconName } from '../marks.ts';
import { face } from './ui.ts';

type NavItem = readonly [IconName, string, string?];

/** The app's logo: a tinted square with an icon, and its name. */
export const brand = (name: string, mark: IconName) =>
  `<span class="brand"><i>${icon(mark, 18)}</i>${name}</span>`;

/** An app with its navigation on the left. */
export function sidebar(
  name: string,
  mark: IconName,
  nav: readonly NavItem[],
  body: string,
  active = 0,
  look: 'plain' | 'filled' = 'plain',
): string {
  const items = nav.map(
    ([sign, label, count], index) =>
      `<li class="${index === active ? 'on' : ''}">${icon(sign, 17)}<span>${label}</span>${count ? `<em>${count}</em>` : ''}</li>`,
  );
  return `<div class="shell"><nav class="side ${look}">${brand(name, mark)}<ul>${items.join('')}</ul></nav><main>${body}</main></div>`;
}

/** A narrow icon bar on the left. */
export function rail(marks: readonly IconName[], body: string, active = 0): string {
  const items = marks.map(
    (mark, index) => `<li class="${index === active ? 'on' : ''}">${icon(mark, 20)}</li>`,
  );
  return `<div class="shell"><nav class="rail"><ul>${items.join('')}</ul></nav><main>${body}</main></div>`;
}

/** A site with its navigation at the top. */
export function topbar(
  name: string,
  mark: IconName,
  nav: readonly string[],
  body: string,
  aside = '',
): string {
  const items = nav.map((label, index) => `<a class="${index === 0 ? 'on' : ''}">${label}</a>`);
  return `<div class="site"><nav class="top">${brand(name, mark)}<div>${items.join('')}</div><aside>${aside}</aside></nav><main>${body}</main></div>`;
}

/** A page header: title, subtitle, and content on the right. */
export const head = (title: string, text: string, aside = '') =>
  `<div class="head"><div><h1>${title}</h1><p>${text}</p></div><aside>${aside}</aside></div>`;

/** A phone screen: title, content and tabs at the bottom. */
export function mobile(
  title: string,
  body: string,
  tabs: readonly NavItem[] = [],
  active = 0,
  aside = '',
): string {
  const items = tabs.map(
    ([sign, label], index) =>
      `<li class="${index === active ? 'on' : ''}">${icon(sign, 21)}${label}</li>`,
  );
  const header = title ? `<header><h1>${title}</h1>${aside}</header>` : '';
  const foot = items.length ? `<ul class="tabbar">${items.join('')}</ul>` : '';
  return `<div class="mobile">${header}<main>${body}</main>${foot}</div>`;
}

/** A rounded search field with text. */
export const searchbox = (text: string) =>
  `<div class="searchbox">${icon('search', 16)}<span>${text}</span></div>`;

export const account = (name: string) =>
  `<span class="row">${icon('bell', 18)}${face(name, 30)}</span>`;

/** Full-width content. */
export const flush = (body: string) => `<div class="flush">${body}</div>`;
/** A padded column; `edge` adds a hairline, `tint` a background. */
export const pane = (body: string, look: 'plain' | 'edge' | 'tint' = 'plain') =>
  `<div class="pane ${look}">${body}</div>`;
/** A card on top of a map or a canvas, positioned by CSS. */
export const over = (position: string, body: string) =>
  `<div class="over card" style="${position}">${body}</div>`;
