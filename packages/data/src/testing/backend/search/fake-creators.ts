import { LOCATION_FILTERS, TECHNOLOGY_FILTERS } from '../../../constants.ts';
import type { User } from '../../../users/user.ts';
import { answerSeconds } from '../../hiring/records.ts';
import type { FakeState } from '../fake-state.ts';
import { visibleRows } from '../rest/fake-tables.ts';
import { findText, withGroups, type Arguments } from './found.ts';
import { hasMatchingOffer, isCreatorWanted, isInLocation, ratingRank } from './offer-filters.ts';

export function findCreators(state: FakeState, input: Arguments) {
  const creators = state.users
    .filter((user) => user.is_dev && isCreatorWanted(user, input))
    .filter(({ id }) => hasMatchingOffer(state, (service) => service.user_id === id, input))
    .sort((a, b) => a.name.localeCompare(b.name))
    .sort(orders(state)[String(input.sort)] ?? (() => 0))
    .map((user) => ({
      ...user,
      project_count: visibleRows(state, 'projects', null).filter((row) => row.user_id === user.id)
        .length,
      covers: [],
      offer: null,
    }));
  const found = findText(creators, input.q, ({ name, bio, location, skills }) => [
    name,
    bio ?? '',
    location ?? '',
    ...skills,
  ]);
  return withGroups(found, {
    skills: { values: TECHNOLOGY_FILTERS, getValues: ({ skills }) => skills },
    locations: {
      values: LOCATION_FILTERS,
      getValues: ({ location }) => [location ?? ''],
      matches: isInLocation,
    },
  });
}

/** What is compared before the name. */
function orders(state: FakeState): Record<string, (a: User, b: User) => number> {
  const answerTime = ({ id }: User) => answerSeconds(state, id) ?? Infinity;
  return {
    rating: (a, b) => ratingRank(b) - ratingRank(a),
    fastest: (a, b) => (answerTime(a) === answerTime(b) ? 0 : answerTime(a) - answerTime(b)),
    newest: (a, b) => b.created_at.localeCompare(a.created_at),
  };
}
