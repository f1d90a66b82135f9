import { thing } from '../../art/things.ts';
import { lines } from '../../blocks/charts.ts';
import { mobile, pane } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { bar, big, btn, card, chip, cols, h2, p, small, spread } from '../../blocks/ui.ts';
import { float, phone, shot, type Shots } from '../../frames.ts';

const wordTabs = [
  ['book', 'Learn'],
  ['chart', 'Progress'],
  ['user', 'You'],
] as const;

export const wordpath: Shots = [
  shot(
    'mint',
    { canvas: 'deep' },
    phone(
      'middle',
      mobile(
        'Portuguese',
        bar(60) +
          `<div class="card center" style="padding:44px 20px;border-radius:22px">${chip('noun, feminine', 'b')}${big('a saudade')}${p('Tenho saudade do mar no inverno.')}<br>${small('Tap to turn')}</div>` +
          cols(
            '1fr 1fr 1fr',
            card('', '<div class="center"><b>Again</b><small>1 min</small></div>'),
            card('', '<div class="center"><b>Good</b><small>3 days</small></div>'),
            card('', '<div class="center"><b>Easy</b><small>9 days</small></div>'),
          ) +
          spread(small('12 of 20 today'), chip('Streak 31', 'y')),
        wordTabs,
      ),
    ),
    float(
      'left:90px;top:180px;width:300px',
      pane(
        h2('31 days in a row') +
          lines([[20, 26, 34, 40, 52, 66, 84]], ['April', 'May'], 240, 90) +
          small('1,284 words that stay'),
      ),
    ),
    float(
      'left:890px;top:380px;width:300px',
      pane(
        h2('At the market') +
          list([
            { art: thing('apples'), title: 'a maçã', text: 'apple', end: 'g:Known' },
            { art: thing('bread'), title: 'o pão', text: 'bread', end: 'y:Soon' },
          ]),
      ),
    ),
  ),
  shot(
    'mint',
    {},
    phone(
      'first',
      mobile(
        'Progress',
        card(
          'Words that stay',
          lines([[10, 22, 30, 44, 52, 66, 82]], ['Jan', 'Mar', 'May'], 300, 150),
        ) +
          cols(
            '1fr 1fr',
            card('', small('Known') + big('1,284')),
            card('', small('This week') + big('+64', 'a')),
          ) +
          list([
            { icon: 'sun', title: 'Weather', text: '38 of 40', end: 'g:Done' },
            {
              icon: 'cart',
              tone: 'b',
              title: 'At the market',
              text: '22 of 35',
              end: 'y:Learning',
            },
          ]),
        wordTabs,
        1,
      ),
    ),
    phone(
      'low',
      mobile(
        'At the market',
        list([
          { art: thing('apples'), title: 'a maçã', text: 'apple', end: 'g:Known' },
          { art: thing('bread'), title: 'o pão', text: 'bread', end: 'g:Known' },
          { art: thing('cheese'), title: 'o queijo', text: 'cheese', end: 'y:Soon' },
          { art: thing('fish'), title: 'o peixe', text: 'fish', end: 'y:Soon' },
          { art: thing('eggs'), title: 'os ovos', text: 'eggs', end: 'n:New' },
          { art: thing('carrots'), title: 'a cenoura', text: 'carrot', end: 'n:New' },
        ]) + btn('Practise 13 words', 'wide'),
        wordTabs,
      ),
    ),
  ),
];
