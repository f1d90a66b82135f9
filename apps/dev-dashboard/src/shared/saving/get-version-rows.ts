import { describeValue } from './describe-value.ts';

/** The rows of the table that compares two versions. */
export function getVersionRows<V extends object>(
  labels: Readonly<Record<keyof V, string>>,
  mine: V,
  theirs: V,
  fields: readonly (keyof V)[],
) {
  return fields.map((field) => ({
    label: labels[field],
    mine: describeValue(mine[field]),
    theirs: describeValue(theirs[field]),
  }));
}
