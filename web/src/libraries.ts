/** What of the libraries every page runs: in their file, so that it can run before and apart from the client's own code. */
export { ApolloClient } from '@apollo/client';
export { createRoot } from 'react-dom/client';
