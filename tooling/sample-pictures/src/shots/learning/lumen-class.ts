import { whiteboard } from '../../blocks/play.ts';
import { head, pane, sidebar, topbar } from '../../blocks/shells.ts';
import { list, table } from '../../blocks/tables.ts';
import {
  bar,
  btn,
  card,
  chip,
  col,
  cols,
  faces,
  h1,
  h2,
  p,
  row,
  small,
  spread,
} from '../../blocks/ui.ts';
import { browser, shot, tablet, type Shots } from '../../frames.ts';

export const lumenClass: Shots = [
  shot(
    'lemon',
    {},
    browser(
      'center',
      'lumenclass.school/8b-geometry',
      topbar(
        'Lumen Class',
        'pen',
        ['Board', 'Quiz', 'Class'],
        cols(
          '1fr 250px',
          `<div class="fill">${whiteboard()}</div>`,
          col(
            card(
              'Quick question',
              p('How long is the side c?') +
                '<br>' +
                col(
                  spread('<b>A</b> 8', small('2')),
                  bar(12),
                  spread('<b>B</b> 10', small('17')),
                  bar(85),
                  spread('<b>C</b> 14', small('1')),
                  bar(6, 'b'),
                ),
            ),
            card(
              'Hands up',
              list([
                { face: 'Elif D', title: 'Elif', text: 'Why the square root?' },
                { face: 'Jonte M', title: 'Jonte', text: 'Can I show mine?' },
              ]),
            ),
          ),
        ),
        row(chip('Live', 'r'), faces('Elif D', 'Jonte M', 'Ana P', 'Kai W')),
      ),
    ),
  ),
  shot(
    'lemon',
    { canvas: 'deep' },
    tablet(
      pane(
        head('Pythagoras, question 4 of 6', '20 pupils answered', chip('0:18 left', 'y')) +
          card(
            '',
            '<div class="center"><br>' +
              h1('A ladder of 5 m stands 3 m from the wall.<br>How high does it reach?') +
              '<br></div>',
          ) +
          cols(
            '1fr 1fr',
            ...[
              ['A', '3 m', '10%'],
              ['B', '4 m', '75%'],
              ['C', '4.5 m', '5%'],
              ['D', '5.8 m', '10%'],
            ].map(([letter = '', answer = '', share = '']) =>
              card(
                '',
                spread(h2(`${letter} · ${answer}`), small(share)) +
                  '<br>' +
                  bar(Number.parseInt(share), letter === 'B' ? 'a' : 'b'),
              ),
            ),
          ),
      ),
      1.25,
    ),
  ),
  shot(
    'lemon',
    { canvas: 'paper' },
    browser(
      'full',
      'lumenclass.school/8b',
      sidebar(
        'Lumen Class',
        'pen',
        [
          ['pen', 'Boards'],
          ['check', 'Quizzes'],
          ['users', 'Class 8b'],
          ['chart', 'Progress'],
        ],
        head('Class 8b', '24 pupils, geometry', btn('Start a lesson')) +
          card(
            '',
            table(
              ['Pupil', 'Boards', 'Last quiz', 'State'],
              [
                ['@Elif Demir', '14', '92 %', 'g:Ahead'],
                ['@Jonte Maas', '13', '78 %', 'g:On track'],
                ['@Ana Pires', '14', '85 %', 'g:On track'],
                ['@Kai Wolf', '9', '54 %', 'y:Needs help'],
                ['@Mia Sorel', '12', '81 %', 'g:On track'],
              ],
            ),
          ) +
          card(
            'Angle sums',
            p(
              'Seven pupils mixed up inner and outer angles. A ten minute board is ready for tomorrow.',
            ),
          ),
        2,
      ),
      1.22,
    ),
  ),
];
