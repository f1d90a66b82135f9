const START_MS = 2000;
const FIRST_STEP_MS = 600;
const LAST_STEP_MS = 40;

/**
 * Approaches the moment from which a press has an effect: earlier after each press that had one, later after each that had none, in
 * steps that become smaller as the answers change.
 */
export function createStaircase() {
  let moment = START_MS;
  let step = FIRST_STEP_MS;
  let latest: boolean | undefined;
  return {
    /** In ms after the visit began. */
    moment: () => moment,
    /** Whether a press at that moment had an effect. */
    note(hadEffect: boolean) {
      if (latest !== undefined && latest !== hadEffect) step = Math.max(step / 2, LAST_STEP_MS);
      latest = hadEffect;
      moment = Math.max(0, moment + (hadEffect ? -step : step));
    },
  };
}
