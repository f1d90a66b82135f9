import { icon, type IconName } from '../marks.ts';
import { at } from '../random.ts';

export const row = (...items: readonly string[]) => `<div class="row">${items.join('')}</div>`;
export const spread = (...items: readonly string[]) =>
  `<div class="row spread">${items.join('')}</div>`;
export const col = (...items: readonly string[]) => `<div class="col">${items.join('')}</div>`;

/** A grid with the given column widths. */
export const cols = (widths: string, ...items: readonly string[]) =>
  `<div class="grid" style="grid-template-columns:${widths}">${items.join('')}</div>`;

export const h1 = (text: string) => `<h1>${text}</h1>`;
export const h2 = (text: string) => `<h2>${text}</h2>`;
export const p = (text: string) => `<p>${text}</p>`;
export const small = (text: string) => `<small>${text}</small>`;
export const big = (text: string, color = 'ink') =>
  `<div class="big" style="color:var(--${color})">${text}</div>`;

export function card(title: string, body: string, aside = ''): string {
  const head = title ? `<header><h3>${title}</h3>${aside}</header>` : '';
  return `<section class="card">${head}${body}</section>`;
}

export type ChipTone = 'a' | 'b' | 'c' | 'g' | 'r' | 'y' | 'n';
export const chip = (text: string, tone: ChipTone = 'n') =>
  `<span class="chip ${tone}">${text}</span>`;
export const btn = (text: string, look: 'main' | 'plain' | 'wide' = 'main') =>
  `<span class="btn ${look}">${text}</span>`;

const tints = ['a', 'b', 'c'] as const;
/** An avatar with initials. */
export function face(name: string, size = 30): string {
  const initials = name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .slice(0, 2)
    .join('');
  const tint = at(tints, name.length);
  return `<i class="face" style="width:${size}px;height:${size}px;font-size:${size * 0.38}px;background:var(--${tint}-soft);color:color-mix(in oklab,var(--${tint}) 70%,var(--ink))">${initials}</i>`;
}
export const faces = (...names: readonly string[]) =>
  `<span class="faces">${names.map((name) => face(name)).join('')}</span>`;

/** A tinted square with an icon. */
export const badge = (name: IconName, tone: 'a' | 'b' | 'c' = 'a', size = 40) =>
  `<i class="badge" style="width:${size}px;height:${size}px;background:var(--${tone}-soft);color:var(--${tone})">${icon(name, size * 0.52)}</i>`;

export function bar(share: number, tone = 'a'): string {
  return `<div class="bar"><i style="width:${share}%;background:var(--${tone})"></i></div>`;
}

export function tabs(names: readonly string[], active = 0): string {
  const items = names.map(
    (name, index) => `<b class="${index === active ? 'on' : ''}">${name}</b>`,
  );
  return `<div class="tabs">${items.join('')}</div>`;
}
export function pills(names: readonly string[], active = 0): string {
  const items = names.map(
    (name, index) => `<b class="${index === active ? 'on' : ''}">${name}</b>`,
  );
  return `<div class="pills">${items.join('')}</div>`;
}

export const toggle = (isOn: boolean) => `<i class="toggle ${isOn ? 'on' : ''}"><i></i></i>`;

/** A labeled input with a value. */
export const field = (label: string, value: string, aside = '') =>
  `<label class="field"><span>${label}</span><div class="input">${value}${aside}</div></label>`;

/** Numbers in a row: label, value and an optional change ("+4%" is good, "-2%" is not). */
export function stats(items: readonly (readonly [string, string, string?])[]): string {
  const cards = items.map(([label, value, change]) => {
    const tone = change?.startsWith('-') ? 'r' : 'g';
    const delta = change ? `<em style="color:var(--${tone})">${change}</em>` : '';
    return `<section class="card stat"><small>${label}</small><div><b>${value}</b>${delta}</div></section>`;
  });
  return cols(`repeat(${items.length},1fr)`, ...cards);
}
