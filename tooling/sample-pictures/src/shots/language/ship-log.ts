import { terminal } from '../../blocks/code.ts';
import { brand, pane } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { btn, chip, cols, h1, h2, row, spread } from '../../blocks/ui.ts';
import { browser, desktop, shot, type Shots } from '../../frames.ts';

export const shipLog: Shots = [
  shot(
    'ocean',
    {},
    browser(
      'center',
      'shiplog.dev/releases/2.14',
      cols(
        '1fr 1.2fr',
        pane(
          brand('Ship Log', 'flag') +
            h2('31 commits since 2.13') +
            list([
              {
                icon: 'code',
                title: 'feat: export as CSV',
                text: 'a41f0c2 · Dana',
                end: 'g:New',
                isOn: true,
              },
              {
                icon: 'code',
                title: 'fix: dates in Lisbon',
                text: '7be2210 · Ori',
                end: 'a:Fixed',
              },
              {
                icon: 'code',
                tone: 'b',
                title: 'chore: bump linter',
                text: '90cc1d8 · bot',
                end: 'n:Hidden',
              },
              {
                icon: 'code',
                title: 'feat: keyboard search',
                text: 'c02d9ee · Lea',
                end: 'g:New',
              },
              {
                icon: 'code',
                tone: 'c',
                title: 'perf: list of 10k rows',
                text: '3f71aa0 · Ori',
                end: 'a:Faster',
              },
            ]),
          'edge',
        ),
        pane(
          `<article class="sheet">${spread(h1('2.14, “Causeway”'), chip('Draft', 'y'))}<h3>New</h3><p>Every table can leave as CSV, exactly as you filtered it. Press / anywhere to search.</p><h3>Fixed</h3><p>Dates no longer jump by a day in Lisbon and the Azores.</p><h3>Faster</h3><p>Lists of ten thousand rows open in half a second.</p></article>` +
            row(btn('Publish'), btn('Shorter', 'plain'), btn('Friendlier', 'plain')),
          'tint',
        ),
      ),
      1.2,
    ),
  ),
  shot(
    'ocean',
    { canvas: 'night', app: 'dark' },
    desktop(
      'low',
      'ship-log — zsh',
      terminal([
        '$ npx ship-log --since v2.13',
        'Reading 31 commits … 4 hidden',
        '',
        '+ New     2   export as CSV, keyboard search',
        '+ Fixed   3   dates, paste, focus ring',
        '+ Faster  1   list of 10k rows',
        '!Ask      1   “refactor: session” — worth a line?',
        '',
        '$ ship-log publish 2.14 --name Causeway',
        '+ CHANGELOG.md written, draft release opened',
      ]),
      1.75,
    ),
  ),
];
