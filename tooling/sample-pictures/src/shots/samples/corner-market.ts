import { thing } from '../../art/things.ts';
import { products } from '../../blocks/media.ts';
import { topbar } from '../../blocks/shells.ts';
import { btn, chip, h1, p, pills, spread } from '../../blocks/ui.ts';
import { browser, shot, type Picture } from '../../frames.ts';

const goods = [
  [thing('coffee', '#e6dccf', '#b5522b'), 'Clay mug', 'Holds 300 ml', '$18'],
  [thing('jar', '#f1e3d0', '#d98a2b'), 'Wild honey', 'From Ash Hill', '$9'],
  [thing('lamp', '#e4e8ec', '#2e6068'), 'Reading lamp', 'Brass and linen', '$84'],
  [thing('plant', '#e9ece0', '#c8734a'), 'Rubber fig', 'In terracotta', '$26'],
  [thing('bread'), 'Rye loaf', 'Baked at five', '$6'],
  [thing('bag', '#efe3da', '#3f6a78'), 'Tote', 'Heavy canvas', '$22'],
] as const;

export const cornerMarket: Record<string, Picture> = {
  'sample-project-2': shot(
    'clay',
    {},
    browser(
      'full',
      'cornermarket.shop',
      topbar(
        'Corner Market',
        'cart',
        ['Shop', 'Delivery', 'About'],
        spread(h1('New on the counter'), pills(['All', 'Kitchen', 'Food', 'Home'])) +
          products(3, goods),
        chip('Basket · 3', 'a'),
      ),
      1.24,
    ),
  ),
  'trending-2': shot(
    'clay',
    { canvas: 'deep' },
    browser(
      'low',
      'cornermarket.shop',
      topbar(
        'Corner Market',
        'cart',
        ['Shop', 'Delivery', 'About'],
        `<div class="hero"><div>${chip('Van two is filling up', 'b')}${h1('From the counter to your door by six')}${p('Order until noon.')}${btn('Choose a slot')}</div><i>${thing('bag', '#efe3da', '#3f6a78')}</i></div>` +
          products(3, goods.slice(0, 3)),
        chip('Basket · 3', 'a'),
      ),
      1.15,
    ),
  ),
};
