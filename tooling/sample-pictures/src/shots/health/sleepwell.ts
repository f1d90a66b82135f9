import { bars, legend, lines } from '../../blocks/charts.ts';
import { ring } from '../../blocks/media.ts';
import { mobile } from '../../blocks/shells.ts';
import { list, timeline } from '../../blocks/tables.ts';
import { btn, card, cols, h2, pills, small, toggle } from '../../blocks/ui.ts';
import { phone, shot, type Shots } from '../../frames.ts';

const sleepTabs = [
  ['moon', 'Night'],
  ['list', 'Evening'],
  ['chart', 'Weeks'],
] as const;

export const sleepwell: Shots = [
  shot(
    'indigo',
    { canvas: 'night', app: 'dark' },
    phone(
      'first',
      mobile(
        'Last night',
        `<div class="center">${ring(0.86, '7 h 42', 'slept well', 220, 'b')}</div>` +
          card(
            '',
            lines(
              [[70, 30, 22, 48, 18, 14, 40, 26, 62]],
              ['23:10', '1', '3', '5', '7:05'],
              300,
              110,
            ) + '',
          ) +
          cols(
            '1fr 1fr',
            card('', small('Fell asleep') + h2('in 14 min')),
            card('', small('Awake') + h2('2 times')),
          ),
        sleepTabs,
      ),
    ),
    phone(
      'second',
      mobile(
        'Evening',
        h2('Wind down in 40 minutes') +
          timeline([
            ['21:40', 'Lights to warm', 'Living room', true],
            ['22:00', 'Stretch', 'Ten slow minutes', true],
            ['22:15', 'Write three lines', 'What went well', false],
            ['22:30', 'Read on paper', '20 pages', false],
            ['22:50', 'Lights out', 'Alarm 6:45', false],
          ]) +
          card('', `<div class="row spread"><b>Phone sleeps too</b>${toggle(true)}</div>`) +
          btn('Begin the evening', 'wide'),
        sleepTabs,
        1,
      ),
    ),
  ),
  shot(
    'indigo',
    { canvas: 'deep', app: 'dark' },
    phone(
      'middle',
      mobile(
        'Four weeks',
        pills(['Hours', 'Wake-ups', 'Mood']) +
          card(
            'Hours of sleep',
            bars(
              [
                [62, 18],
                [58, 20],
                [66, 22],
                [70, 24],
              ],
              ['W17', 'W18', 'W19', 'W20'],
              300,
              180,
            ) + legend(['Light', 'Deep']),
          ) +
          list([
            { icon: 'moon', title: 'Best after reading', text: '32 min more sleep' },
            { icon: 'clock', tone: 'b', title: 'Late coffee', text: '41 min less' },
            { icon: 'sun', tone: 'c', title: 'Same hour on Sundays', text: 'Easier Mondays' },
          ]),
        sleepTabs,
        2,
      ),
    ),
  ),
];
