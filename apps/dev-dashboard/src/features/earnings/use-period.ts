import { useSearchParams } from '@showcase/remote-contract';
import { PERIODS, type Period } from './period.ts';

/** The period is in the URL: `?period=week`. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const period = PERIODS.find((value) => value === params.get('period')) ?? 'year';
  const setPeriod = (next: Period) =>
    setParams(next === 'year' ? {} : { period: next }, { replace: true, preventScrollReset: true });
  return [period, setPeriod] as const;
}
