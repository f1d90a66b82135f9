import type { DailyFigures } from '@showcase/data/admins';
import { formatDay } from '@showcase/data/days';

export type Figure = Exclude<keyof DailyFigures, 'day'>;

export const FIGURES: Record<Figure, string> = {
  sign_ups: 'Sign-ups',
  projects: 'Projects',
  services: 'Services',
  requests: 'Hire requests',
  reviews: 'Reviews',
  reports: 'Reports',
};

/** The rows of a chart: one per day, with one value per figure. */
export function dailyRows(days: readonly DailyFigures[], figures: readonly Figure[]) {
  return days.map((figuresOfDay) => ({
    label: formatDay(figuresOfDay.day, figuresOfDay.day),
    values: figures.map((name) => figuresOfDay[name]),
  }));
}

export function sumOf(days: readonly DailyFigures[], figure: Figure): number {
  return days.reduce((sum, day) => sum + day[figure], 0);
}
