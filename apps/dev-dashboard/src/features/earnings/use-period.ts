import { choiceParam, defineSearch } from '@showcase/kit/search';
import { useSearchParams } from '@showcase/remote-contract';
import { PERIODS, type Period } from './period.ts';

const earningsSearch = defineSearch({ period: choiceParam(PERIODS, 'year') });

/** The period is in the URL: `?period=week`. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const { period } = earningsSearch.read(params);
  const setPeriod = (next: Period) =>
    setParams(earningsSearch.write({ period: next }), { replace: true, preventScrollReset: true });
  return [period, setPeriod] as const;
}
