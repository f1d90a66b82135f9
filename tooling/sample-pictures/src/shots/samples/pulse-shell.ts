import { lines } from '../../blocks/charts.ts';
import { sidebar } from '../../blocks/shells.ts';
import { stats } from '../../blocks/ui.ts';

const pulseNav = [
  ['home', 'Overview'],
  ['chart', 'Revenue'],
  ['users', 'Accounts'],
  ['chat', 'Support', '4'],
  ['gear', 'Settings'],
] as const;

export const pulse = (body: string, active = 0) =>
  sidebar('PulseBoard', 'bolt', pulseNav, body, active);

export const revenue = (width: number, height: number) =>
  lines(
    [
      [30, 34, 32, 44, 48, 46, 60, 66, 78],
      [18, 22, 20, 26, 30, 28, 34, 36, 42],
    ],
    ['Jan', 'Feb', 'Mar', 'Apr', 'May'],
    width,
    height,
  );

export const figures = stats([
  ['Revenue', '$48,210', '+8.4%'],
  ['Active accounts', '1,932', '+3.1%'],
  ['Churn', '1.8%', '+0.2%'],
]);
