import { thing } from '../../art/things.ts';
import { products } from '../../blocks/media.ts';
import { head, mobile, topbar } from '../../blocks/shells.ts';
import { list, table } from '../../blocks/tables.ts';
import { btn, card, col, cols, h1, h2, p, pills, spread, stats } from '../../blocks/ui.ts';
import { browser, phone, shot, type Shots } from '../../frames.ts';

const basket = products(3, [
  [thing('carrots'), 'Heirloom carrots', 'Fenwick Farm · 1 kg', '$3.20'],
  [thing('tomatoes'), 'Vine tomatoes', 'Salt Marsh Growers · 500 g', '$4.10'],
  [thing('bread'), 'Country loaf', 'Mill Lane Bakery · 800 g', '$5.50'],
  [thing('eggs'), 'Free range eggs', 'Tilly’s Hens · 6', '$3.80'],
  [thing('kale'), 'Curly kale', 'Fenwick Farm · bunch', '$2.40'],
  [thing('cheese'), 'Aged cheddar', 'Brook Dairy · 250 g', '$6.90'],
]);

const harborCart = card(
  'This week’s basket',
  list([
    { art: thing('apples'), title: 'Apples', text: '1.5 kg', end: '$4.60' },
    { art: thing('carrots'), title: 'Carrots', text: '1 kg', end: '$3.20' },
    { art: thing('bread'), title: 'Country loaf', text: '2 loaves', end: '$11.00' },
  ]) +
    spread(p('Thursday, 4–6 pm'), '<b>$18.80</b>') +
    '<br>' +
    btn('Confirm basket', 'wide'),
);

export const harborPantry: Shots = [
  shot(
    'moss',
    {},
    browser(
      'center',
      'harborpantry.shop',
      topbar(
        'Harbor Pantry',
        'leaf',
        ['Shop', 'Farms', 'How it works'],
        cols(
          '1fr 252px',
          col(spread(h1('From 14 farms nearby'), pills(['All', 'Vegetables', 'Dairy'])), basket),
          harborCart,
        ),
        btn('Sign in', 'plain'),
      ),
    ),
  ),
  shot(
    'moss',
    { canvas: 'deep' },
    phone(
      'first',
      mobile(
        'Thursday basket',
        harborCart.replace('This week’s basket', '6 items') +
          products(2, [
            [thing('jar'), 'Heather honey', '340 g', '$8.40'],
            [thing('fish'), 'Day-boat mackerel', '2 fillets', '$9.20'],
          ]),
        [
          ['home', 'Shop'],
          ['cart', 'Basket'],
          ['user', 'You'],
        ],
        1,
      ),
    ),
    phone(
      'low',
      mobile(
        'Fenwick Farm',
        `<div class="picture" style="height:190px">${thing('plant', '#dfe8d2', '#b5713a')}</div>` +
          h2('Vegetables without shortcuts') +
          p(
            'Three generations on 40 acres above the harbour. Picked on Wednesday, with you on Thursday.',
          ) +
          list([
            { icon: 'leaf', title: 'Organic since 2009', text: 'Soil Association' },
            { icon: 'pin', tone: 'b', title: '11 miles away', text: 'Fenwick, North Lane' },
          ]),
        [
          ['home', 'Shop'],
          ['cart', 'Basket'],
          ['user', 'You'],
        ],
      ),
    ),
  ),
  shot(
    'moss',
    { canvas: 'paper' },
    browser(
      'full',
      'harborpantry.shop/orders',
      topbar(
        'Harbor Pantry',
        'leaf',
        ['Orders', 'Farms', 'Drivers'],
        head('Thursday’s round', '38 baskets, 14 farms, 3 vans', btn('Print labels')) +
          stats([
            ['Baskets', '38', '+5'],
            ['Average basket', '$41.20', '+3%'],
            ['On time', '97%', '+1%'],
          ]) +
          card(
            '',
            table(
              ['Customer', 'Basket', 'Van', 'Window', 'State'],
              [
                ['@Ruth Ellis', '9 items', 'North', '4–5 pm', 'g:Packed'],
                ['@Sam Okoro', '6 items', 'North', '4–5 pm', 'g:Packed'],
                ['@Petra Lang', '12 items', 'Quay', '5–6 pm', 'y:Picking'],
                ['@Dev Anand', '4 items', 'Quay', '5–6 pm', 'n:Waiting'],
              ],
            ),
          ),
      ),
      1.22,
    ),
  ),
];
