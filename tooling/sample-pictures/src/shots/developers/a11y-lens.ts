import { street } from '../../art/views.ts';
import { donut, lines } from '../../blocks/charts.ts';
import { brand, head, pane, topbar } from '../../blocks/shells.ts';
import { list, table } from '../../blocks/tables.ts';
import { big, btn, card, cols, field, h1, p, small } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

const tests = (rows: readonly (readonly [string, string, string])[]) =>
  list(rows.map(([title, text, end]) => ({ icon: 'eye' as const, title, text, end })));

const issue = (label: string, body: string) =>
  `<div style="position:relative;outline:3px solid var(--b);outline-offset:6px;border-radius:6px;margin-top:34px;width:fit-content;min-width:112px"><span style="position:absolute;left:-9px;top:-31px;background:var(--b);color:#241608;font-size:13px;font-weight:650;padding:3px 9px;border-radius:6px;white-space:nowrap">${label}</span>${body}</div>`;

export const a11yLens: Shots = [
  shot(
    'cobalt',
    {},
    browser(
      'center',
      'townhall.example/book',
      cols(
        '1fr 300px',
        `<div class="pane" style="padding:24px 34px">${h1('Book an appointment')}${field('Office', 'Residents’ registration')}${issue('2 · Fields without a label', '<div class="row"><div class="input" style="color:#b9bec8;width:235px">Your birthday</div><div class="input" style="color:#b9bec8;width:235px">Phone</div></div>')}${issue('3 · Picture without text', `<div class="picture" style="height:116px;width:480px">${street('#dfe9f2', '#c9b79a', '#b58a6a', '#8a9fb0', '#a8b89a')}</div>`)}${issue('1 · Contrast 1.6 : 1', '<span class="btn" style="background:#cfd8f5;color:#fff">Book now</span>')}</div>`,
        pane(
          brand('A11y Lens', 'eye') +
            cols(
              '1fr 1fr',
              card('', small('Score') + big('71', 'b')),
              card('', small('Issues') + big('3')),
            ) +
            tests([
              ['Contrast too low', 'Button “Book now”', 'r:Serious'],
              ['Field without label', 'Two inputs', 'r:Serious'],
              ['Picture without text', 'Street view', 'y:Medium'],
            ]) +
            card('How to mend', p('Darken the button to #2b4bdc: 7.2 : 1 on white.')),
          'tint',
        ),
      ),
      1.16,
    ),
  ),
  shot(
    'cobalt',
    { canvas: 'deep' },
    browser(
      'low',
      'a11ylens.dev/reports/townhall',
      topbar(
        'A11y Lens',
        'eye',
        ['Report', 'Pages', 'History'],
        head('townhall.example', '42 pages, checked today', btn('Share report')) +
          cols(
            '1fr 1.4fr',
            card('Score', donut([71, 18, 11], '71', 'of 100', 190)),
            card(
              'Since January',
              lines([[30, 36, 34, 48, 56, 62, 71]], ['Jan', 'Feb', 'Mar', 'Apr', 'May'], 420, 170),
            ),
          ) +
          card(
            '',
            table(
              ['Rule', 'Pages', 'State'],
              [
                ['Contrast', '14', 'r:Open'],
                ['Labels', '6', 'y:Half done'],
                ['Headings', '0', 'g:Mended'],
              ],
            ),
          ),
      ),
      1.2,
    ),
  ),
];
