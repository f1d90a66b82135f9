import { lines } from '../../blocks/charts.ts';
import { brand, head, searchbox, sidebar, topbar } from '../../blocks/shells.ts';
import { list, table } from '../../blocks/tables.ts';
import { lineItems } from '../../blocks/text.ts';
import { btn, card, chip, col, cols, field, h1, p, spread, stats } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

export const invoicewell: Shots = [
  shot(
    'teal',
    {},
    browser(
      'right',
      'invoicewell.com/invoices/2041',
      cols(
        '1fr 1.15fr',
        `<div class="pad">${col(brand('Invoicewell', 'file'), field('Client', 'Bramble & Finch Ltd'), cols('1fr 1fr', field('Issued', '6 May'), field('Due', '20 May')), field('Reminder', 'Three days before, then weekly', chip('On', 'g')), searchbox('Add a line, for example “Photography, 2 days”'), spread(btn('Send invoice'), btn('Preview', 'plain')))}</div>`,
        `<div class="pad" style="background:var(--sub);height:100%"><article class="sheet"><div class="row spread">${h1('Invoice 2041')}${chip('Draft', 'y')}</div>${p('Bramble & Finch Ltd<br>18 Castle Row, Bristol')}${lineItems(
          [
            ['Brand guidelines', '1', '$1,800.00'],
            ['Photography', '2 days', '$1,240.00'],
            ['Retouching', '14 h', '$910.00'],
          ],
          [
            ['Subtotal', '$3,950.00'],
            ['VAT 20%', '$790.00'],
            ['Total', '$4,740.00'],
          ],
        )}</article></div>`,
      ),
      1.25,
    ),
  ),
  shot(
    'teal',
    { canvas: 'deep' },
    browser(
      'center',
      'invoicewell.com/invoices',
      sidebar(
        'Invoicewell',
        'file',
        [
          ['file', 'Invoices', '12'],
          ['users', 'Clients'],
          ['bell', 'Reminders', '3'],
          ['chart', 'Reports'],
        ],
        head('Invoices', 'Three are overdue', btn('New invoice')) +
          stats([
            ['Open', '$11,280'],
            ['Overdue', '$2,150', '-3'],
            ['Paid in 30 days', '$18,940', '+9%'],
          ]) +
          card(
            '',
            table(
              ['Invoice', 'Client', 'Due', 'State', 'Amount'],
              [
                ['2041', 'Bramble & Finch', '20 May', 'y:Draft', '$4,740.00'],
                ['2040', 'Oakline Homes', '14 May', 'a:Sent', '$1,320.00'],
                ['2039', 'Pier Nine Coffee', '2 May', 'r:Overdue', '$860.00'],
                ['2038', 'Mason Lights', '28 Apr', 'g:Paid', '$2,480.00'],
              ],
            ),
          ),
        0,
        'filled',
      ),
    ),
  ),
  shot(
    'teal',
    { canvas: 'paper' },
    browser(
      'full',
      'invoicewell.com/reminders',
      topbar(
        'Invoicewell',
        'bell',
        ['Reminders', 'Invoices', 'Clients'],
        cols(
          '1fr 1fr',
          card(
            'Friendly by default',
            p(
              'Good morning Ana,<br><br>invoice 2039 over $860.00 was due on 2 May. Could you let me know when to expect it? The payment link is below.<br><br>Kind regards<br>Kofi',
            ) +
              '<br>' +
              btn('Pay $860.00', 'plain'),
          ),
          card(
            'When reminders go out',
            list([
              { icon: 'send', title: 'Three days before', text: 'A short note', end: 'g:On' },
              {
                icon: 'clock',
                title: 'On the due date',
                text: 'With the payment link',
                end: 'g:On',
              },
              {
                icon: 'bell',
                tone: 'b',
                title: 'Every week after',
                text: 'Up to four times',
                end: 'g:On',
              },
              {
                icon: 'chat',
                tone: 'c',
                title: 'After a month',
                text: 'Ask me first',
                end: 'y:Ask',
              },
            ]),
          ),
        ) +
          card(
            'Days until payment',
            lines(
              [[80, 74, 70, 58, 52, 40, 34]],
              ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'],
              900,
              130,
            ),
          ),
      ),
      1.22,
    ),
  ),
];
