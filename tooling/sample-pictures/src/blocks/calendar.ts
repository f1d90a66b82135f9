import { times } from '../random.ts';

export type Event = readonly [
  day: number,
  from: number,
  hours: number,
  title: string,
  tone?: string,
];

/** A week: days across, hours down, events in tinted blocks. */
export function week(
  days: readonly string[],
  firstHour: number,
  hours: number,
  events: readonly Event[],
  hourHeight = 52,
): string {
  const marks = times(hours, (index) => {
    const hour = firstHour + index;
    return `<time style="top:${index * hourHeight}px">${String(hour).padStart(2, '0')}:00</time><hr style="top:${index * hourHeight}px">`;
  });
  const blocks = events.map(([day, from, length, title, tone = 'a']) => {
    const [name, details = ''] = title.split('|');
    const left = `calc(52px + ${day} * (100% - 52px) / ${days.length} + 3px)`;
    const width = `calc((100% - 52px) / ${days.length} - 6px)`;
    return `<div class="event" style="left:${left};width:${width};top:${(from - firstHour) * hourHeight + 2}px;height:${length * hourHeight - 4}px;background:var(--${tone}-soft);border-color:var(--${tone})"><b>${name}</b><small>${details}</small></div>`;
  });
  return `<div class="week"><header><span></span>${days.map((day) => `<b>${day}</b>`).join('')}</header><div style="height:${hours * hourHeight}px">${marks.join('')}${blocks.join('')}</div></div>`;
}

/** Rows of people against days, each cell a shift or empty. */
export function roster(
  days: readonly string[],
  rows: readonly (readonly [string, readonly string[]])[],
): string {
  const body = rows.map(([name, cells]) => {
    const drawn = cells.map((text) => {
      const [tone, words = ''] = text.split(':');
      if (!words) return '<span class="free"></span>';
      const [hours, location = ''] = words.split('|');
      return `<span class="shift" style="background:var(--${tone}-soft);color:color-mix(in oklab,var(--${tone}) 62%,var(--ink))"><b>${hours}</b><small>${location}</small></span>`;
    });
    return `<div class="line"><b class="who">${name}</b>${drawn.join('')}</div>`;
  });
  return `<div class="roster" style="--days:${days.length}"><div class="line"><span></span>${days.map((day) => `<em>${day}</em>`).join('')}</div>${body.join('')}</div>`;
}

/** A month of about 30 days; `mark` draws the content of each. */
export function month(
  blanks: number,
  count: number,
  mark: (day: number) => string,
  today = 0,
): string {
  const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((name) => `<em>${name}</em>`);
  const days = times(
    count,
    (index) =>
      `<span class="${index + 1 === today ? 'on' : ''}"><b>${index + 1}</b>${mark(index + 1)}</span>`,
  );
  return `<div class="month">${names.join('')}${times(blanks, () => '<i></i>').join('')}${days.join('')}</div>`;
}

/** A tinted circle, with an optional mouth for a mood from -1 to 1. */
export function mood(value: number, tone: string, size = 26): string {
  const bend = 62 + value * 12;
  return `<svg width="${size}" height="${size}" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" fill="var(--${tone})"/><circle cx="34" cy="42" r="6" fill="#fff"/><circle cx="66" cy="42" r="6" fill="#fff"/><path d="M30 62Q50 ${bend + 6} 70 62" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/></svg>`;
}
