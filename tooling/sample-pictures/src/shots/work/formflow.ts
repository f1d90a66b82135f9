import { bars } from '../../blocks/charts.ts';
import { flow } from '../../blocks/diagram.ts';
import { head, pane, rail, sidebar } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { bar, btn, card, cols, field, h1, p, pills, row, small, spread } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

export const formflow: Shots = [
  shot(
    'sky',
    {},
    browser(
      'right',
      'formflow.app/membership',
      rail(
        ['grid', 'list', 'eye', 'chart'],
        head(
          'Membership form',
          'Five steps, one branch',
          row(btn('Preview', 'plain'), btn('Publish')),
        ) +
          `<div class="fill" style="background:var(--sub)">${flow(
            [
              [10, 140, '1 Who are you', 'Name, e-mail'],
              [250, 140, '2 Age', 'Number', 'b'],
              [530, 30, '3a Guardian', 'Name, phone', 'c'],
              [530, 250, '3b Payment', 'Card or bank', 'c'],
              [770, 140, '4 Thank you', 'Sends a mail'],
            ],
            [
              [0, 1],
              [1, 2, 'under 18'],
              [1, 3, '18 and over'],
              [2, 4],
              [3, 4],
            ],
            '960 350',
          )}</div>`,
      ),
      1.2,
    ),
  ),
  shot(
    'sky',
    { canvas: 'deep' },
    browser(
      'small',
      'join.elmwood.club',
      pane(
        small('Step 2 of 4') +
          bar(50) +
          h1('How old are you?') +
          p('Under eighteen, someone signs with you.') +
          field('Age', '16') +
          card(
            '',
            list([
              {
                icon: 'users',
                title: 'We will ask for a guardian next',
                text: 'Name and phone, nothing else',
              },
            ]),
          ) +
          spread(btn('Back', 'plain'), btn('Continue')),
      ),
      1.35,
    ),
  ),
  shot(
    'sky',
    { canvas: 'paper' },
    browser(
      'full',
      'formflow.app/membership/answers',
      sidebar(
        'Formflow',
        'list',
        [
          ['grid', 'Forms', '5'],
          ['list', 'Answers', '212'],
          ['chart', 'Where people stop'],
        ],
        head('Where people stop', '212 began, 174 finished', pills(['May', 'All'])) +
          card(
            'Reached each step',
            bars([[98], [93], [84], [82]], ['Who', 'Age', 'Payment', 'Done'], 620, 220),
          ) +
          cols(
            '1fr 1fr',
            card('Slowest', p('Payment takes 1 min 40 s. Bank transfers wait for the IBAN.')),
            card('Branch', p('18% came by the guardian’s path, and nearly all of them finished.')),
          ),
        2,
      ),
      1.22,
    ),
  ),
];
