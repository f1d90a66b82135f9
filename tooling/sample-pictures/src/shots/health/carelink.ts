import { head, mobile, rail } from '../../blocks/shells.ts';
import { list, table, timeline } from '../../blocks/tables.ts';
import { chat } from '../../blocks/text.ts';
import { btn, card, col, cols, faces, p, small } from '../../blocks/ui.ts';
import { browser, phone, shot, type Shots } from '../../frames.ts';

export const carelink: Shots = [
  shot(
    'rose',
    {},
    browser(
      'right',
      'carelink.care/edith',
      rail(
        ['heart', 'calendar', 'pill', 'users'],
        head(
          'Edith’s care plan',
          'Shared by family, Nurse Paula and Dr Lund',
          faces('Paula N', 'Tom E', 'Dr Lund'),
        ) +
          cols(
            '1fr 1fr',
            card(
              'Today',
              timeline([
                ['8:00', 'Morning visit', 'Paula, wash and breakfast', true],
                ['11:30', 'Physio', 'Stairs, ten steps', true],
                ['13:00', 'Lunch', 'Tom brings soup', false],
                ['17:30', 'Evening tablets', 'Anna calls', false],
                ['20:00', 'Good night visit', 'Paula', false],
              ]),
            ),
            col(
              card(
                'Handover',
                p('“Appetite is back. Please watch the left heel, cream is in the blue box.”') +
                  small('Nurse Paula, 8:40'),
              ),
              card(
                'This week',
                table(
                  ['Task', 'Who', 'State'],
                  [
                    ['Prescription', '@Tom Ellis', 'g:Done'],
                    ['Bath rail', '@Anna Ellis', 'y:Friday'],
                    ['Eye clinic', '@Paula North', 'a:Booked'],
                  ],
                ),
              ),
            ),
          ),
      ),
      1.2,
    ),
  ),
  shot(
    'rose',
    { canvas: 'deep' },
    phone(
      'first',
      mobile(
        'Edith',
        chat(
          [
            ['Paula North', 'Edith walked to the garden today.', '14:05'],
            ['Tom Ellis', 'Wonderful! I bring soup at one tomorrow.'],
            ['', 'I take the evening call on Friday.'],
            ['Dr Lund', 'Please skip the second tablet until Monday.', 'Pinned to the plan'],
          ],
          'Write to everyone …',
        ),
      ),
    ),
    phone(
      'low',
      mobile(
        'Evening tablets',
        '<div class="solid"><small>17:30, Anna calls</small><h2>Three tablets</h2><p>With half a glass of water</p></div>' +
          list([
            { icon: 'pill', title: 'Bisoprolol, 2.5 mg', text: 'White, round', end: 'g:Given' },
            { icon: 'pill', tone: 'b', title: 'Calcium', text: 'Large, break it', end: 'y:Now' },
            { icon: 'pill', tone: 'c', title: 'Melatonin', text: 'At 21:00', end: 'n:Later' },
          ]) +
          btn('All given', 'wide'),
      ),
    ),
  ),
];
