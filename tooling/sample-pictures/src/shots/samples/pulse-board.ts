import { donut, legend } from '../../blocks/charts.ts';
import { head } from '../../blocks/shells.ts';
import { card, chip, cols, pills } from '../../blocks/ui.ts';
import { browser, shot, type Picture } from '../../frames.ts';
import { figures, pulse, revenue } from './pulse-shell.ts';

export const pulseBoard: Record<string, Picture> = {
  'sample-project-1': shot(
    'cobalt',
    {},
    browser(
      'center',
      'pulseboard.app',
      pulse(
        head(
          'Good morning',
          'Sign-ups rose on Tuesday, mostly from Portugal',
          pills(['Week', 'Month']),
        ) +
          figures +
          cols(
            '1.5fr 1fr',
            card('Revenue', revenue(420, 190), legend(['This year', 'Last year'])),
            card(
              'Plans',
              donut([54, 31, 15], '1,932', 'accounts', 150) + legend(['Team', 'Solo', 'Free']),
            ),
          ),
      ),
    ),
  ),
  'trending-1': shot(
    'cobalt',
    { canvas: 'night', app: 'dark' },
    browser(
      'right',
      'pulseboard.app/revenue',
      pulse(
        head('Revenue', 'May, compared with last year', chip('Live', 'g')) +
          figures +
          card('By month', revenue(620, 210)),
        1,
      ),
      1.2,
    ),
  ),
};
