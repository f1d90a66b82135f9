import { describe, expect, it } from 'vitest';
import { hireParam, readHireParam, sentParam } from './hire-param.ts';

const nothing = { optionId: '', packageName: '', projectId: null, sentId: null };

describe('the parameter of the hire dialog', () => {
  it.each([
    ['', {}],
    ['service', { optionId: 'service' }],
    ['service:Basic: two', { optionId: 'service', packageName: 'Basic: two' }],
    ['sent:request', { sentId: 'request' }],
    ['from:project:', { projectId: 'project' }],
    ['from:project', { projectId: 'project' }],
    ['from:project:other', { projectId: 'project', optionId: 'other' }],
    [
      'from:project:service:Basic: two',
      { projectId: 'project', optionId: 'service', packageName: 'Basic: two' },
    ],
  ])('reads %j', (value, parts) => {
    expect(readHireParam(value)).toEqual({ ...nothing, ...parts });
  });

  it.each([
    ['other', null],
    ['', 'project'],
    ['service', 'project'],
  ])('writes the option %j and the project %j', (optionId, projectId) => {
    expect(readHireParam(hireParam(optionId, projectId))).toEqual({
      ...nothing,
      optionId,
      projectId,
    });
  });

  it('writes a sent request', () => {
    expect(readHireParam(sentParam('request'))).toEqual({ ...nothing, sentId: 'request' });
  });
});
