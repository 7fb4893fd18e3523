// The processes of these tests run what the build makes.
export { compileServer as default } from '../../../scripts/build.mjs';
