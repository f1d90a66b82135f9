import { thing } from '../../art/things.ts';
import { code } from '../../blocks/code.ts';
import { brand, pane } from '../../blocks/shells.ts';
import { lineItems } from '../../blocks/text.ts';
import {
  bar,
  btn,
  card,
  chip,
  col,
  cols,
  field,
  h1,
  h2,
  p,
  pills,
  small,
  spread,
} from '../../blocks/ui.ts';
import { browser, float, shot, type Shots } from '../../frames.ts';
import { icon } from '../../marks.ts';

const page = (title: string, rows: string) =>
  `<div class="pane" style="padding:30px 38px">${h1(title)}${rows}</div>`;

export const checkoutKit: Shots = [
  shot(
    'mint',
    {},
    browser(
      'left',
      'oakandash.shop/checkout',
      page(
        'Oak & Ash',
        cols(
          '1fr 1fr',
          `<div class="picture" style="height:330px">${thing('lamp', '#e9efe6', '#1f8a5b')}</div>`,
          col(h2('Arc desk lamp'), p('Powder-coated steel, oak foot.'), h2('$129')),
        ),
      ),
      1.15,
    ),
    float(
      'left:700px;top:84px;width:500px',
      pane(
        spread(h2('Pay $138.00'), chip('Oak & Ash', 'n')) +
          pills(['Card', 'Bank', 'Later']) +
          field('Card number', '4242 4242 4242 4242', icon('card', 18)) +
          cols('1fr 1fr', field('Expires', '08 / 27'), field('Code', '•••')) +
          field('Name on card', 'Imogen Ward') +
          lineItems(
            [['Arc desk lamp', '1', '$129.00']],
            [
              ['Parcel', '$9.00'],
              ['Total', '$138.00'],
            ],
          ) +
          btn('Pay $138.00', 'wide'),
      ),
      1.25,
    ),
  ),
  shot(
    'mint',
    { canvas: 'night', app: 'dark' },
    browser(
      'center',
      'checkout-kit.dev/playground',
      cols(
        '1.2fr 1fr',
        pane(
          brand('Checkout Kit', 'cart') +
            code('shop.ts', [
              "import { checkout } from 'checkout-kit';",
              '',
              'checkout.mount({',
              "  target: '#pay',",
              '  amount: 13800,',
              "  currency: 'USD',",
              "  methods: ['card', 'bank'],",
              "  look: { radius: 12, accent: '#1f8a5b' },",
              '});',
            ]) +
            card('Look', spread('<b>Corner radius</b>', small('12')) + bar(50)),
        ),
        pane(
          h2('Pay $138.00') +
            pills(['Card', 'Bank']) +
            field('Card number', '4242 4242 4242 4242') +
            cols('1fr 1fr', field('Expires', '08 / 27'), field('Code', '•••')) +
            btn('Pay $138.00', 'wide') +
            chip('18 kB, no dependencies', 'g'),
          'tint',
        ),
      ),
      1.2,
    ),
  ),
];
