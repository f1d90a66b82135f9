import { icon } from '../marks.ts';
import { face } from './ui.ts';

/** A conversation: author (empty for the reader), text, and an optional line below. */
export function chat(
  messages: readonly (readonly [string, string, string?])[],
  placeholder = '',
): string {
  const drawn = messages.map(([who, text, note]) => {
    const below = note ? `<small>${note}</small>` : '';
    if (!who) return `<li class="mine"><div>${text}</div>${below}</li>`;
    return `<li>${face(who, 32)}<section><div>${text}</div>${below}</section></li>`;
  });
  const input = placeholder
    ? `<footer><span>${placeholder}</span><i>${icon('send', 16)}</i></footer>`
    : '';
  return `<div class="chat"><ul>${drawn.join('')}</ul>${input}</div>`;
}

/** A sheet of paper; in its text, [-gone-] is struck through, [+new+] added, [=marked=] highlighted. */
export function sheet(title: string, paragraphs: readonly string[]): string {
  const body = paragraphs.map((text) => `<p>${revise(text)}</p>`).join('');
  return `<article class="sheet"><h2>${title}</h2>${body}</article>`;
}

export function revise(text: string): string {
  return text
    .replace(/\[-(.*?)-\]/g, '<del>$1</del>')
    .replace(/\[\+(.*?)\+\]/g, '<ins>$1</ins>')
    .replace(/\[=(.*?)=\]/g, '<mark>$1</mark>');
}

/** A transcript with time and speaker. */
export function transcript(
  turns: readonly (readonly [who: string, time: string, text: string])[],
): string {
  const drawn = turns.map(
    ([who, time, text]) =>
      `<li>${face(who, 32)}<div><header><b>${who}</b><time>${time}</time></header><p>${revise(text)}</p></div></li>`,
  );
  return `<ul class="transcript">${drawn.join('')}</ul>`;
}

/** A post with a footer. */
export function post(
  who: string,
  when: string,
  text: string,
  picture: string,
  foot: string,
): string {
  const art = picture ? `<div class="picture">${picture}</div>` : '';
  return `<article class="card post"><header>${face(who, 34)}<div><b>${who}</b><small>${when}</small></div></header><p>${text}</p>${art}<footer>${foot}</footer></article>`;
}

/** An amount per line with a total below, as on an invoice. */
export function lineItems(
  items: readonly (readonly [string, string, string])[],
  totals: readonly (readonly [string, string])[],
): string {
  const drawn = items.map(
    ([name, count, amount]) => `<li><b>${name}</b><span>${count}</span><em>${amount}</em></li>`,
  );
  const sums = totals.map(
    ([name, amount], index) =>
      `<li class="${index === totals.length - 1 ? 'total' : 'part'}"><b>${name}</b><span></span><em>${amount}</em></li>`,
  );
  return `<ul class="items">${drawn.join('')}${sums.join('')}</ul>`;
}

/** Chords above the words they belong to: "[G]Down by the [Em]water". */
export function chords(lines: readonly string[]): string {
  const drawn = lines.map((text) =>
    text.startsWith('#')
      ? `<h3>${text.slice(1)}</h3>`
      : `<p>${text.replace(/\[(.*?)\]/g, '<sup>$1</sup>')}</p>`,
  );
  return `<div class="chords">${drawn.join('')}</div>`;
}
