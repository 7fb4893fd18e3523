/** Libraries that every page needs, in a file of their own, so that they can run before the client's code. */
export { ApolloClient } from '@apollo/client';
export { createRoot } from 'react-dom/client';
