import { week } from '../../blocks/calendar.ts';
import { lines } from '../../blocks/charts.ts';
import { head, sidebar, topbar } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { sheet } from '../../blocks/text.ts';
import { btn, card, cols } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

export const tutorloop: Shots = [
  shot(
    'plum',
    {},
    browser(
      'center',
      'tutorloop.com/calendar',
      sidebar(
        'Tutorloop',
        'book',
        [
          ['calendar', 'Calendar'],
          ['users', 'Pupils'],
          ['file', 'Notes'],
          ['card', 'Payments'],
        ],
        head('This week', 'Nine lessons, two free slots', btn('Open a slot')) +
          week(
            ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
            14,
            5,
            [
              [0, 14, 1, 'Chemistry|Noor'],
              [0, 16, 1.5, 'Algebra|Felix', 'b'],
              [1, 15, 1, 'Essay|Ama', 'c'],
              [2, 14, 1.5, 'Algebra|Felix', 'b'],
              [2, 17, 1, 'Trial|Sven', 'c'],
              [3, 15, 2, 'Chemistry|Noor, Ida'],
              [4, 14, 1, 'Essay|Ama', 'c'],
              [4, 16, 1, 'Physics|Lou'],
            ],
            78,
          ),
      ),
    ),
  ),
  shot(
    'plum',
    { canvas: 'deep' },
    browser(
      'low',
      'tutorloop.com/notes/felix',
      topbar(
        'Tutorloop',
        'book',
        ['Notes', 'Calendar', 'Pupils'],
        cols(
          '1.3fr 1fr',
          sheet('Felix, quadratic equations', [
            'We finished completing the square. [=Felix now finds the vertex without help.=]',
            'Next time: the discriminant, with three exercises from page 88.',
          ]),
          card(
            'Homework',
            list([
              { icon: 'check', title: 'Exercises 1 to 4', text: 'Handed in', end: 'g:Done' },
              {
                icon: 'clock',
                tone: 'b',
                title: 'Exercise 7',
                text: 'Until Wednesday',
                end: 'y:Open',
              },
              { icon: 'play', tone: 'c', title: 'Recording', text: '52 min' },
            ]),
          ),
        ) +
          card(
            'Progress',
            lines([[30, 36, 44, 42, 58, 66, 74]], ['Feb', 'Mar', 'Apr', 'May'], 820, 110),
          ),
      ),
    ),
  ),
];
