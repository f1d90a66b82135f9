export type Person = { id: string; email: string };
/** A pending request of each kind, and two admins who know neither side. */
export type Scene = {
  request: string;
  client: Person;
  creator: Person;
  first: Person;
  second: Person;
  bystander: Person;
  /** What an admin can hide of it. */
  item: 'service' | 'project' | null;
  /** The request of someone else who wants to buy the same project. */
  rival?: string;
};
