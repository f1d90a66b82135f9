import { icon } from '../marks.ts';
import { seeded, times } from '../random.ts';

/** A waveform as bars; those before `played` (a fraction of 1) are colored. */
export function wave(seed: string, count = 90, played = 0.4, height = 70, tone = 'a'): string {
  const random = seeded(seed);
  const sizes = times(count, (index) => {
    const swell =
      0.35 + 0.4 * Math.abs(Math.sin(index / 7)) + 0.25 * Math.abs(Math.sin(index / 2.3));
    return Math.max(0.08, swell * (0.5 + random() * 0.5)) * height;
  });
  const drawn = sizes.map(
    (size, index) =>
      `<rect x="${index * 8}" y="${(height - size) / 2}" width="4.4" height="${size}" rx="2.2" fill="var(--${index / count < played ? tone : 'line'})"/>`,
  );
  return `<svg class="wave" viewBox="0 0 ${count * 8} ${height}">${drawn.join('')}</svg>`;
}

/** The buttons of a player below a progress bar. */
export function player(done: string, rest: string, share: number): string {
  return `<div class="player"><div class="bar"><i style="width:${share}%;background:var(--a)"></i></div><div class="row spread"><small>${done}</small><small>${rest}</small></div><div class="keys">${icon('prev', 24)}<b>${icon('pause', 24)}</b>${icon('next', 24)}</div></div>`;
}

/** Images with a name, a line and a price below, in columns. */
export function products(
  columns: number,
  items: readonly (readonly [art: string, name: string, text: string, end: string])[],
  ratio = '4/3',
): string {
  const drawn = items.map(
    ([art, name, text, end]) =>
      `<article><div class="picture" style="aspect-ratio:${ratio}">${art}</div><div class="row spread"><b>${name}</b><em>${end}</em></div><small>${text}</small></article>`,
  );
  return `<div class="products" style="grid-template-columns:repeat(${columns},1fr)">${drawn.join('')}</div>`;
}

/** Tall color swatches with their code and contrast. */
export function swatches(
  colors: readonly (readonly [hex: string, name: string, ratio: string])[],
): string {
  const drawn = colors.map(([hex, name, ratio]) => {
    const light =
      Number.parseInt(hex.slice(1, 3), 16) * 0.3 + Number.parseInt(hex.slice(3, 5), 16) * 0.6;
    const ink = light > 130 ? '#14161c' : '#ffffff';
    return `<div style="background:${hex};color:${ink}"><em>${ratio}</em><b>${hex.toUpperCase()}</b><small>${name}</small></div>`;
  });
  return `<div class="swatches">${drawn.join('')}</div>`;
}

/** A progress ring with text in it. */
export function ring(share: number, value: string, label: string, size = 220, tone = 'a'): string {
  const around = 2 * Math.PI * 44;
  return `<svg class="donut" width="${size}" height="${size}" viewBox="0 0 100 100"><circle cx="50" cy="50" r="44" fill="none" stroke="var(--line)" stroke-width="6"/><circle cx="50" cy="50" r="44" fill="none" stroke="var(--${tone})" stroke-width="6" stroke-linecap="round" stroke-dasharray="${share * around} ${around}" transform="rotate(-90 50 50)"/><text class="value wide" x="50" y="54" text-anchor="middle">${value}</text><text class="label" x="50" y="67" text-anchor="middle">${label}</text></svg>`;
}

/** A ticket with a torn edge. */
export function ticket(
  art: string,
  title: string,
  text: string,
  facts: readonly (readonly [string, string])[],
): string {
  const random = seeded(title);
  const strokes = times(
    44,
    (index) => `<rect x="${index * 6}" width="${1.5 + random() * 3}" height="40" fill="#14161c"/>`,
  );
  const drawn = facts.map(([label, value]) => `<div><small>${label}</small><b>${value}</b></div>`);
  return `<article class="ticket"><div class="picture">${art}</div><section><h2>${title}</h2><p>${text}</p><div class="facts">${drawn.join('')}</div></section><footer><svg viewBox="0 0 264 40" preserveAspectRatio="none">${strokes.join('')}</svg></footer></article>`;
}
