import { attachFile } from '../../engines/attach-file.ts';
import { log, openConversation } from '../../fixtures/people/conversation.ts';
import { expect, test } from '../../fixtures/test.ts';

test('two users send each other a message with a file, live in both directions', async ({
  browser,
}) => {
  const { creatorPage, clientPage } = await openConversation(browser);
  const ways = [
    { from: clientPage, to: creatorPage, name: 'brief.txt', text: 'The brief is here.' },
    { from: creatorPage, to: clientPage, name: 'plan.txt', text: 'And here is the plan.' },
  ];
  for (const { from, to, name, text } of ways) {
    await attachFile(from.locator('input[type="file"]'), {
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    const toSend = from.getByRole('list', { name: 'Files to send' }).getByRole('listitem');
    await expect(toSend.filter({ hasText: 'Uploaded' })).toHaveCount(1);
    await from.getByPlaceholder('Type a message...').fill(text);
    await from.getByRole('button', { name: 'Send' }).click();
    await expect(log(to).getByText(text)).toBeVisible();
    const link = log(to).getByRole('link', { name: `Download ${name}` });
    const file = await fetch(String(await link.getAttribute('href')));
    expect(await file.text()).toBe(text);
  }
});
