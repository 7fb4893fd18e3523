/* Styles of what is drawn before the client runs, for the style sheet that the page itself names. */
import '../app/shell/frame-styles';
import '../features/posts/card/body-styles';
import '../features/posts/card/card-styles';
import '../features/posts/composer/frame-styles';
import '../features/people/text/text-styles';
import '../ui/media/avatar-fallback';
import '../ui/list/list-styles';
import '../ui/layout/page-styles';
import './early-styles';
