import { brand, head, pane, searchbox, sidebar } from '../../blocks/shells.ts';
import { table } from '../../blocks/tables.ts';
import { chat, sheet } from '../../blocks/text.ts';
import { card, chip, cols, h2, p, row, spread } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

const contract = sheet('Service agreement', [
  '<b>7. Notice.</b> Either party may end this agreement [=with sixty days’ written notice=] to the end of a quarter.',
  '<b>8. Liability.</b> Liability is limited to the fees of the last twelve months, save for intent and gross negligence.',
  '<b>9. Data.</b> All records are returned or erased within thirty days after the end.',
]);

export const docuquery: Shots = [
  shot(
    'cobalt',
    {},
    browser(
      'full',
      'docuquery.ai/agreement',
      cols(
        '1fr 1fr',
        pane(
          spread(brand('Docuquery', 'file'), chip('Page 7 of 24', 'n')) +
            contract +
            row(chip('Agreement.pdf', 'a'), chip('Annex B.pdf', 'n')),
          'tint',
        ),
        pane(
          h2('Ask the contract') +
            chat(
              [
                ['', 'How long is the notice period?'],
                [
                  'Docuquery',
                  'Sixty days, in writing, to the end of a quarter. The earliest end is 30 September.',
                  'Page 7, clause 7 · Page 12, schedule',
                ],
                ['', 'And what happens to our records?'],
                [
                  'Docuquery',
                  'They are returned or erased within thirty days after the end.',
                  'Page 7, clause 9',
                ],
              ],
              'Ask about these two documents …',
            ),
        ),
      ),
      1.22,
    ),
  ),
  shot(
    'cobalt',
    { canvas: 'deep' },
    browser(
      'center',
      'docuquery.ai/library',
      sidebar(
        'Docuquery',
        'file',
        [
          ['folder', 'Library', '58'],
          ['chat', 'Questions'],
          ['users', 'Shared'],
          ['gear', 'Settings'],
        ],
        head('Library', 'Contracts and manuals', searchbox('Ask all 58 documents')) +
          card(
            '',
            table(
              ['Document', 'Pages', 'Asked', 'State'],
              [
                ['Service agreement', '24', '31', 'g:Ready'],
                ['Annex B, prices', '6', '12', 'g:Ready'],
                ['Pump P-400, manual', '188', '47', 'g:Ready'],
                ['Lease, Dock Street', '41', '5', 'y:Reading'],
                ['Works council, rules', '16', '2', 'g:Ready'],
              ],
            ),
          ) +
          card(
            'Asked most often',
            p('“When does the warranty of the pump end?” · “Who may sign above $10,000?”'),
          ),
      ),
    ),
  ),
];
