import { importModule } from './previous-release.ts';

/** A signed-in browser with the data layer of the release before. */
export type Client = object;

type Call<Input, Output = unknown> = (client: Client, input: Input) => Promise<Output>;

/** What the traffic of the test calls. */
export type DataLayer = {
  createDataClient: (options: { url: string; key: string }) => Client;
  signUp: Call<{ name: string; email: string; password: string }, { authUser: { id: string } }>;
  setDeveloperMode: Call<{ id: string; isDev: boolean }>;
  createHireRequest: Call<object, { id: string }>;
  actOnHireRequest: Call<{ id: string; action: string; note?: string; dueOn?: null }>;
  listHireRequests: Call<{ side: string; status: string }, { items: { id: string }[] }>;
  getHireRequest: (client: Client, id: string) => Promise<unknown>;
  openConversation: (client: Client, id: string) => Promise<unknown>;
  newConversationId: (other: string) => string;
  sendMessage: Call<{ conversationId: string; clientKey: string; text: string }>;
  searchProjects: Call<object, { items: unknown[] }>;
  searchCreators: Call<object>;
  saveSearch: Call<{ kind: string; name: string; search: object }, { id: string }>;
  changeSavedSearch: Call<{ id: string; change: object }>;
  listSavedSearches: (client: Client) => Promise<unknown[]>;
  sendReport: Call<{ kind: string; targetId: string; reason: string; details: string }>;
};

const modules = [
  'client/client.ts',
  'session/sign-in/auth.ts',
  'users/change-user.ts',
  'hire-requests/create-hire-request.ts',
  'hire-requests/actions/act-on-hire-request.ts',
  'hire-requests/reading/read-hire-requests.ts',
  'conversations/conversation.ts',
  'conversations/conversations.ts',
  'messages/messages.ts',
  'projects/search-projects.ts',
  'users/search-creators.ts',
  'saved-searches/saved-searches.ts',
  'reports/send-report.ts',
];

export async function importDataLayer(folder: string): Promise<DataLayer> {
  const parts = await Promise.all(modules.map((name) => importModule<object>(folder, name)));
  return Object.assign({}, ...parts) as DataLayer;
}
