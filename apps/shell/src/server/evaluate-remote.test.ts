import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { css } from 'styled-components';
import { expect, it } from 'vitest';
import type { RemoteBundle } from '@showcase/remote-contract/rendering';
import { evaluateRemote, runRemote } from './evaluate-remote.ts';

const url = 'https://site.test/r/shop/1/';

it('gives a remote the packages of the shell, and the URLs of its own files', () => {
  const remote = evaluateRemote(
    `const react = require('react');
     const styled = require('styled-components');
     exports.remote = {
       useState: react.useState,
       isCallable: styled.default.div === styled.div && typeof styled.default === 'function',
       css: styled.css,
       QueryClient: require('@tanstack/react-query').QueryClient,
       picture: releaseUrl('assets/a.webp'),
     };`,
    url,
  );

  expect(remote).toEqual({
    useState,
    isCallable: true,
    css,
    QueryClient,
    picture: 'https://site.test/r/shop/1/assets/a.webp',
  });
});

it('runs a bundle that was imported', () => {
  const bundle: RemoteBundle = (module, _exports, require, releaseUrl) => {
    Object.assign(module.exports, {
      remote: { react: require('react'), picture: releaseUrl('a.webp') },
    });
  };

  expect(runRemote(bundle, url)).toMatchObject({
    react: { useState },
    picture: 'https://site.test/r/shop/1/a.webp',
  });
});

it.each([
  ['lodash', `require('lodash')`, /requires lodash, which is not shared/],
  ['an inherited name', `require('constructor')`, /requires constructor, which is not shared/],
  ['what throws', `throw new Error('planted')`, /planted/],
  ['what exports nothing', ``, /exports no remote/],
])('runs nothing with %s', (_, code, message) => {
  expect(() => evaluateRemote(code, url)).toThrow(message);
});
