import { lines } from '../../blocks/charts.ts';
import { head, pane, sidebar } from '../../blocks/shells.ts';
import { table } from '../../blocks/tables.ts';
import { sheet } from '../../blocks/text.ts';
import { btn, card, chip, cols, h2, p, row } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

export const draftwise: Shots = [
  shot(
    'mint',
    {},
    browser(
      'low',
      'draftwise.io/grant-letter',
      cols(
        '1fr 290px',
        pane(
          sheet('Letter to the foundation', [
            'The reading room [-is used by many people-] [+welcomes 340 readers a week+], most of them under sixteen.',
            'With your support we [-would be able to-] [+can+] open on Sundays and [=hire a second librarian=] from June.',
            'We [-are of the opinion-] [+believe+] that a quiet table is where a town begins to think.',
          ]) + row(chip('412 words', 'n'), chip('Grade 8', 'a'), chip('Warm, clear', 'g')),
          'tint',
        ),
        pane(
          h2('Suggestions') +
            card(
              'Say how many',
              p('Numbers persuade a foundation faster than “many”.') +
                '<br>' +
                row(btn('Accept'), btn('Keep mine', 'plain')),
            ) +
            card(
              'Shorter',
              p('“Would be able to” → “can”.') +
                '<br>' +
                row(btn('Accept'), btn('Keep mine', 'plain')),
            ) +
            card('A promise?', p('The budget names one librarian.')),
        ),
      ),
      1.2,
    ),
  ),
  shot(
    'mint',
    { canvas: 'deep' },
    browser(
      'center',
      'draftwise.io/home',
      sidebar(
        'Draftwise',
        'pen',
        [
          ['file', 'Drafts', '8'],
          ['book', 'Style guide'],
          ['users', 'Readers'],
          ['chart', 'Clarity'],
        ],
        head('Drafts', 'Three wait for your answer', btn('New draft')) +
          card(
            '',
            table(
              ['Draft', 'Readers', 'Suggestions', 'State'],
              [
                ['Letter to the foundation', '@Priya R', '3', 'y:In review'],
                ['Annual report, chapter 2', '@Noel T', '11', 'y:In review'],
                ['Opening speech', '@Priya R', '0', 'g:Final'],
                ['Volunteer handbook', '@Iman S', '24', 'a:Draft'],
              ],
            ),
          ) +
          card(
            'Clarity over time',
            lines([[40, 46, 52, 50, 64, 70, 82]], ['Jan', 'Feb', 'Mar', 'Apr', 'May'], 620, 130),
          ),
      ),
    ),
  ),
];
