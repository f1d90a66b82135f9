export type Access = 'yes' | 'nothing' | 'denied';
export type AccessByRole = readonly [
  owner: Access,
  counterparty: Access,
  stranger: Access,
  visitor: Access,
  admin: Access,
];
export type Ids = {
  owner: string;
  counterparty: string;
  project: string;
  service: string;
  media: string;
  sample: string;
  request: string;
  case: string;
  conversation: string;
  outsider: string;
};
export type Rules = {
  select: AccessByRole;
  insert: AccessByRole;
  update: AccessByRole;
  delete: AccessByRole;
  where: (ids: Ids) => [column: string, id: string];
  change: string;
  row: (ids: Ids) => Record<string, unknown>;
};
