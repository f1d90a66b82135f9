import { describe, expect, it } from 'vitest';
import { offerTemplateSchema } from './offer-template-form.ts';

describe('a template', () => {
  const VALID = {
    name: 'Landing page',
    title: 'A landing page',
    scope: 'One page that shows where and when.',
    price: '900',
    revisions: '',
    days: '10',
  };

  it.each<[Partial<typeof VALID>, [string, string][]]>([
    [{}, []],
    [{ name: 'x'.repeat(80), revisions: '20', days: '730' }, []],
    [{ name: '\u200b' }, [['name', 'Add a name of at most 80 characters']]],
    [{ name: 'x'.repeat(81) }, [['name', 'Add a name of at most 80 characters']]],
    [{ title: '' }, [['title', 'Add a title of at most 150 characters']]],
    [{ scope: 'Short' }, [['scope', 'Describe the scope in at least 20 characters']]],
    [{ price: '0' }, [['price', 'Enter a price from $1 to $1,000,000']]],
    [{ revisions: '21' }, [['revisions', 'Enter 0 to 20 revisions']]],
    [{ days: '' }, [['days', 'Enter 1 to 730 days']]],
  ])('with %j', (changes, issues) => {
    const { error } = offerTemplateSchema.safeParse({ ...VALID, ...changes });
    const found = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
    expect(found).toEqual(issues);
  });

  it('is trimmed', () => {
    expect(offerTemplateSchema.parse({ ...VALID, name: ' Landing page ' }).name).toBe(VALID.name);
  });
});
