import { afterEach, beforeEach } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';
import { api } from './api';
import { forgetPage } from './render';

// For a busy machine; an element that is there is found at once.
configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => {
  api.reset();
});

afterEach(forgetPage);
