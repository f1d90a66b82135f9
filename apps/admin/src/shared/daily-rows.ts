import type { DailyFigures } from '@showcase/data/admins';

export type Figure = Exclude<keyof DailyFigures, 'day'>;

export const FIGURES: Record<Figure, string> = {
  sign_ups: 'Sign-ups',
  projects: 'Projects',
  services: 'Services',
  requests: 'Hire requests',
  reviews: 'Reviews',
  reports: 'Reports',
};

const dayLabel = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** The rows of a chart: one per day, with one value per figure. */
export function dailyRows(days: readonly DailyFigures[], figures: readonly Figure[]) {
  return days.map((figuresOfDay) => ({
    label: dayLabel.format(new Date(`${figuresOfDay.day}T00:00:00Z`)),
    values: figures.map((name) => figuresOfDay[name]),
  }));
}

export function sumOf(days: readonly DailyFigures[], figure: Figure): number {
  return days.reduce((sum, day) => sum + day[figure], 0);
}
