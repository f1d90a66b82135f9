import { bars, legend } from '../../blocks/charts.ts';
import { head, searchbox, sidebar } from '../../blocks/shells.ts';
import { board } from '../../blocks/tables.ts';
import { revise } from '../../blocks/text.ts';
import { btn, card, chip, cols, p, pills, row, stats } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

const smithNav = [
  ['folder', 'Library', '64'],
  ['play', 'Runs'],
  ['users', 'Team'],
  ['chart', 'Costs'],
] as const;

const answer = (name: string, text: string, facts: string, tone: 'a' | 'b' | 'c') =>
  card(
    name,
    `<p style="color:var(--ink)">${revise(text)}</p><br>` + row(chip(facts, tone)),
    chip('Rate', 'n'),
  );

export const promptsmith: Shots = [
  shot(
    'plum',
    {},
    browser(
      'center',
      'promptsmith.app/compare',
      sidebar(
        'Promptsmith',
        'pen',
        smithNav,
        head('Refund letter, v4', 'Two models, same prompt', btn('Run again')) +
          card(
            'Prompt',
            p(
              'Write to <mark>{{customer}}</mark> that the refund of <mark>{{amount}}</mark> is on its way. Two short paragraphs, warm, no excuses.',
            ),
          ) +
          cols(
            '1fr 1fr',
            answer(
              'Model A, large',
              'Dear Ms Hale, your refund of [=$48.00=] left us this morning and is usually there within three days.<br><br>Thank you for telling us about the cracked glaze. It helped us to find the kiln at fault.',
              '1.9 s · $0.004',
              'a',
            ),
            answer(
              'Model B, small',
              'Dear Ms Hale, we have sent [=$48.00=] back to your card today.<br><br>We are sorry that the bowl arrived damaged, and glad that you wrote to us.',
              '0.6 s · $0.001',
              'b',
            ),
          ),
        1,
      ),
    ),
  ),
  shot(
    'plum',
    { canvas: 'deep' },
    browser(
      'right',
      'promptsmith.app/library',
      sidebar(
        'Promptsmith',
        'pen',
        smithNav,
        head('Library', '64 prompts in five folders', searchbox('Search prompts')) +
          board([
            [
              'Support',
              [
                ['Refund letter', 'g:v4, 96%'],
                ['Late parcel', 'g:v2, 91%'],
                ['Angry reply', 'y:v7, 74%'],
              ],
            ],
            [
              'Sales',
              [
                ['Follow-up', 'g:v3, 88%'],
                ['Offer summary', 'a:v1, new'],
              ],
            ],
            [
              'Product',
              [
                ['Release note', 'g:v5, 93%'],
                ['Bug triage', 'y:v2, 79%'],
                ['Interview guide', 'a:v1, new'],
              ],
            ],
          ]),
        0,
      ),
      1.2,
    ),
  ),
  shot(
    'plum',
    { canvas: 'paper' },
    browser(
      'full',
      'promptsmith.app/costs',
      sidebar(
        'Promptsmith',
        'pen',
        smithNav,
        head('What it costs', 'May, all prompts', pills(['By model', 'By prompt'])) +
          stats([
            ['Spent', '$38.20', '-12%'],
            ['Runs', '9,412', '+18%'],
            ['Per run', '$0.004'],
          ]) +
          card(
            'Each day',
            bars(
              [
                [30, 14],
                [42, 12],
                [38, 18],
                [50, 10],
                [46, 16],
                [58, 14],
                [40, 9],
              ],
              ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
              620,
              180,
            ),
            legend(['Model A', 'Model B']),
          ),
        3,
      ),
      1.22,
    ),
  ),
];
