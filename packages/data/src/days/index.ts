export { addDays, countDays, endOfDay, formatDay, getOwnZone, toDay } from './days.ts';
