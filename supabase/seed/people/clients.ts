import type { Person } from './people.ts';

/** Clients; the first signs in as client@example.com, the last as admin@example.com. */
export const clients = [
  {
    slug: 'noah-bennett',
    name: 'Noah Bennett',
    location: 'Chicago IL',
    look: 'man in his thirties, brown side-parted hair',
  },
  {
    slug: 'clara-hoffmann',
    name: 'Clara Hoffmann',
    location: 'Berlin Germany',
    look: 'woman in her forties, blond ponytail',
  },
  {
    slug: 'jamal-carter',
    name: 'Jamal Carter',
    location: 'New York NY',
    look: 'man in his forties, short black hair, dark skin',
  },
  {
    slug: 'ingrid-solberg',
    name: 'Ingrid Solberg',
    location: 'Boston MA',
    look: 'woman in her fifties, grey blond hair',
  },
  {
    slug: 'victor-lim',
    name: 'Victor Lim',
    location: 'San Francisco CA',
    look: 'man in his thirties, black hair, glasses',
  },
  {
    slug: 'rosa-delgado',
    name: 'Rosa Delgado',
    location: 'Los Angeles CA',
    look: 'woman in her thirties, long dark hair',
  },
  {
    slug: 'peter-nagy',
    name: 'Peter Nagy',
    location: 'Toronto Canada',
    look: 'man in his fifties, bald, grey beard',
  },
  {
    slug: 'fatima-benali',
    name: 'Fatima Benali',
    location: 'London UK',
    look: 'woman in her thirties, plum headscarf',
  },
  {
    slug: 'helen-brooks',
    name: 'Helen Brooks',
    location: 'Seattle WA',
    look: 'woman in her sixties, white hair',
  },
  {
    slug: 'arjun-mehta',
    name: 'Arjun Mehta',
    location: 'Austin TX',
    look: 'man in his twenties, black wavy hair',
  },
  {
    slug: 'camille-roux',
    name: 'Camille Roux',
    location: 'London UK',
    look: 'woman in her thirties, chestnut bob haircut',
  },
  {
    slug: 'oliver-grant',
    name: 'Oliver Grant',
    location: 'Boston MA',
    look: 'man in his forties, ginger beard',
  },
  {
    slug: 'iris-novak',
    name: 'Iris Novak',
    location: 'Toronto Canada',
    look: 'woman in her forties, black hair in a bun',
  },
] as const satisfies readonly Person[];

export type ClientSlug = (typeof clients)[number]['slug'];
