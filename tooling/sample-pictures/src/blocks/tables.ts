import { icon, type IconName } from '../marks.ts';
import { badge, chip, face, type ChipTone } from './ui.ts';

const tones: readonly ChipTone[] = ['a', 'b', 'c', 'g', 'r', 'y', 'n'];

/** "g:Paid" is a green chip, "@Ana Ruiz" a person, everything else is plain text. */
export function cell(text: string): string {
  const tone = tones.find((name) => text.startsWith(`${name}:`));
  if (tone) return chip(text.slice(2), tone);
  if (text.startsWith('@'))
    return `<span class="row tight">${face(text.slice(1), 26)}${text.slice(1)}</span>`;
  return text;
}

const isNumber = (text: string) => /^[-+]?[$€£]?[\d.,]+( ?(%|ms|kg|h|s|GB|MB))?$/.test(text);

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const right = columns.map(
    (_, index) => index > 0 && rows.every((cells) => isNumber(cells[index] ?? '')),
  );
  const line = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((text, index) => `<${tag} class="${right[index] ? 'num' : ''}">${cell(text)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${line('th', columns)}</thead><tbody>${rows.map((cells) => line('td', cells)).join('')}</tbody></table>`;
}

export type Entry = {
  icon?: IconName;
  tone?: 'a' | 'b' | 'c';
  face?: string;
  art?: string;
  title: string;
  text?: string;
  end?: string;
  isOn?: boolean;
};

/** A list: icon, title with a subtitle, and content on the right. */
export function list(entries: readonly Entry[]): string {
  const items = entries.map((entry) => {
    const sign = entry.face
      ? face(entry.face, 38)
      : entry.icon
        ? badge(entry.icon, entry.tone ?? 'a', 38)
        : entry.art
          ? `<i class="thumb">${entry.art}</i>`
          : '';
    const text = entry.text ? `<small>${entry.text}</small>` : '';
    const end = entry.end ? `<aside>${cell(entry.end)}</aside>` : '';
    return `<li class="${entry.isOn ? 'on' : ''}">${sign}<div><b>${entry.title}</b>${text}</div>${end}</li>`;
  });
  return `<ul class="list">${items.join('')}</ul>`;
}

/** Columns of cards, each with a title and a line of details. */
export function board(
  columns: readonly (readonly [string, readonly (readonly [string, string])[]])[],
): string {
  const drawn = columns.map(
    ([title, cards]) =>
      `<section><header><b>${title}</b><em>${cards.length}</em></header>${cards
        .map(
          ([name, details]) => `<article><b>${name}</b><small>${cell(details)}</small></article>`,
        )
        .join('')}</section>`,
  );
  return `<div class="board">${drawn.join('')}</div>`;
}

/** A day's events on a timeline: time, title, details and whether it is done. */
export function timeline(events: readonly (readonly [string, string, string, boolean])[]): string {
  const drawn = events.map(
    ([time, title, details, isDone]) =>
      `<li class="${isDone ? 'done' : ''}"><time>${time}</time><i>${isDone ? icon('check', 12) : ''}</i><div><b>${title}</b><small>${details}</small></div></li>`,
  );
  return `<ul class="timeline">${drawn.join('')}</ul>`;
}
