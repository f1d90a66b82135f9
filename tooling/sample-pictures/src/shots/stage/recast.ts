import { lines } from '../../blocks/charts.ts';
import { wave } from '../../blocks/media.ts';
import { head, pane, sidebar } from '../../blocks/shells.ts';
import { list, table } from '../../blocks/tables.ts';
import { transcript } from '../../blocks/text.ts';
import { btn, card, col, cols, h1, p } from '../../blocks/ui.ts';
import { desktop, shot, type Shots } from '../../frames.ts';

export const recast: Shots = [
  shot(
    'coral',
    { canvas: 'night', app: 'dark' },
    desktop(
      'center',
      'Episode 41, The Lighthouse Keeper',
      pane(
        cols(
          '1.5fr 1fr',
          card(
            'Transcript',
            transcript([
              [
                'Sam Adeyemi',
                '04:12',
                'So you stayed alone there for [-um, I think-] eleven winters.',
              ],
              [
                'Greta Lund',
                '04:19',
                'Eleven. [-You know-] The first was the longest. [=The second I began to paint.=]',
              ],
              ['Sam Adeyemi', '04:31', 'On the walls?'],
              ['Greta Lund', '04:33', 'On everything that [-that-] would hold still.'],
            ]),
          ),
          col(
            card(
              'Cleaned up',
              list([
                { icon: 'close', title: 'Filler words', end: '38 cut' },
                { icon: 'clock', tone: 'b', title: 'Long pauses', end: '12 cut' },
                { icon: 'mic', tone: 'c', title: 'Levels', end: 'Even' },
              ]),
            ),
            card('Length', h1('42:18') + p('was 51:03')),
          ),
        ) +
          card(
            '',
            wave('recast-sam', 104, 0.34, 46) + '<br>' + wave('recast-greta', 104, 0.34, 46, 'c'),
          ),
        'tint',
      ),
      1.2,
    ),
  ),
  shot(
    'coral',
    { canvas: 'deep' },
    desktop(
      'low',
      'Recast',
      sidebar(
        'Recast',
        'mic',
        [
          ['mic', 'Episodes', '41'],
          ['music', 'Music'],
          ['users', 'Guests'],
          ['chart', 'Listeners'],
        ],
        head('Season four', 'Two episodes in the edit', btn('New episode')) +
          card(
            '',
            table(
              ['Episode', 'Guest', 'Length', 'State'],
              [
                ['41 The Lighthouse Keeper', '@Greta Lund', '42:18', 'y:Editing'],
                ['40 Bread at Four', '@Ali Rezai', '38:50', 'a:Review'],
                ['39 The Bell Tuner', '@Ruth Abel', '44:02', 'g:Out'],
                ['38 Slow Maps', '@Jun Abara', '36:27', 'g:Out'],
              ],
            ),
          ) +
          card(
            'Listeners',
            lines([[30, 38, 35, 48, 55, 62, 80]], ['35', '36', '37', '38', '39', '40'], 620, 110),
          ),
        0,
      ),
    ),
  ),
];
