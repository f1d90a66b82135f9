import { revise } from './text.ts';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function color(text: string): string {
  if (/^\s*(#|\/\/)/.test(text)) return `<s>${escape(text)}</s>`;
  return escape(text)
    .replace(/('[^']*'|"[^"]*")(:?)/g, (_, words: string, colon: string) =>
      colon ? `<u>${words}</u>:` : `<q>${words}</q>`,
    )
    .replace(
      /\b(const|await|import|from|return|true|false|null|GET|POST|PUT|DELETE|if|new|curl)\b/g,
      '<strong>$1</strong>',
    )
    .replace(/(?<![\w#"'-])(\d[\d.]*)(?![\w"'])/g, '<var>$1</var>');
}

/** Lines of code with line numbers, on a dark background. */
export function code(title: string, lines: readonly string[], aside = ''): string {
  const drawn = lines.map((text, index) => `<li><i>${index + 1}</i><pre>${color(text)}</pre></li>`);
  return `<div class="code"><header><b>${title}</b>${aside}</header><ol>${drawn.join('')}</ol></div>`;
}

/** A documented request: method and path. */
export const route = (verb: string, path: string) =>
  `<div class="route"><b class="${verb.toLowerCase()}">${verb}</b><span>${path}</span></div>`;

/** Log lines: time, level, source, message. */
export function logs(lines: readonly (readonly [string, string, string, string])[]): string {
  const drawn = lines.map(
    ([time, level, source, message]) =>
      `<li class="${level}"><time>${time}</time><b>${level}</b><em>${source}</em><span>${message}</span></li>`,
  );
  return `<ul class="logs">${drawn.join('')}</ul>`;
}

/** A diff: the first character means added, removed or unchanged. */
export function diff(title: string, lines: readonly string[]): string {
  const drawn = lines.map((text, index) => {
    const look = text.startsWith('+') ? 'new' : text.startsWith('-') ? 'old' : '';
    return `<li class="${look}"><i>${index + 14}</i><pre>${escape(text)}</pre></li>`;
  });
  return `<div class="diff"><header>${title}</header><ol>${drawn.join('')}</ol></div>`;
}

/** A console: lines that start with $ are typed. */
export function terminal(lines: readonly string[]): string {
  const drawn = lines.map((text) => {
    if (text.startsWith('$')) return `<p><b>$</b>${escape(text.slice(1))}</p>`;
    const tone = text.startsWith('+') ? 'good' : text.startsWith('!') ? 'warn' : '';
    return `<p class="${tone}">${revise(escape(tone ? text.slice(1).trimStart() : text))}</p>`;
  });
  return `<div class="terminal">${drawn.join('')}<p><b>$</b><i></i></p></div>`;
}
