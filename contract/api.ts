import * as agreement from './agreement.ts';
import * as brief from './brief.ts';
import * as buildReview from './build-review.ts';
import * as calendar from './calendar.ts';
import type { Call } from './call.ts';
import * as caseStudy from './case-study.ts';
import * as caseStudyEvidence from './case-study-evidence.ts';
import * as client from './client.ts';
import * as collaboration from './collaboration.ts';
import * as collection from './collection.ts';
import * as comment from './comment.ts';
import * as critique from './critique.ts';
import * as designFile from './design-file.ts';
import * as generation from './generation.ts';
import * as inspection from './inspection.ts';
import * as installation from './installation.ts';
import * as like from './like.ts';
import * as media from './media.ts';
import * as milestone from './milestone.ts';
import * as notification from './notification.ts';
import * as person from './person.ts';
import * as profile from './profile.ts';
import * as publishedCaseStudy from './published-case-study.ts';
import * as session from './session.ts';
import * as showcase from './showcase.ts';
import * as sideBySide from './side-by-side.ts';
import * as signIn from './sign-in.ts';
import * as submission from './submission.ts';
import * as draft from './submission-draft.ts';
import * as view from './view.ts';
import * as way from './way.ts';
import * as weeklyBrief from './weekly-brief.ts';
import * as workspace from './workspace.ts';

/**
 * Every call of the product by "METHOD path". A call that is missing here has no route, no documentation and no
 * client.
 */
export const api = {
  'GET /api/session': session.getSession,
  'POST /api/session/refresh': session.refreshSession,
  'POST /api/session/sign-out': session.signOut,
  'GET /api/me/sign-ins': session.listSignIns,
  'DELETE /api/me/sign-ins': session.endOtherSignIns,
  'DELETE /api/me/sign-ins/:id': session.endSignIn,
  'GET /api/sign-in/arrival': signIn.getArrival,
  'POST /api/sign-in/arrival': signIn.answerArrival,
  'POST /api/sign-in/second-step': signIn.verifySecondStep,
  'POST /api/sign-in/second-step/passkey-options': signIn.secondStepPasskeyOptions,
  'POST /api/sign-in/email': signIn.askForEmailLink,
  'GET /api/sign-in/email-link': signIn.getEmailLink,
  'POST /api/sign-in/email-link': signIn.openEmailLink,
  'POST /api/sign-in/passkey/options': signIn.passkeyOptions,
  'POST /api/sign-in/passkey': signIn.signInWithPasskey,
  'POST /api/sign-in/passkey-account/options': signIn.passkeyAccountOptions,
  'POST /api/sign-in/passkey-account': signIn.openPasskeyAccount,
  'GET /api/me/ways': way.listWays,
  'DELETE /api/me/ways/:id': way.removeWay,
  'POST /api/me/ways/provider': way.addProvider,
  'POST /api/me/ways/email': way.addEmail,
  'POST /api/me/ways/passkey/options': way.passkeyToAdd,
  'POST /api/me/ways/passkey': way.addPasskey,
  'POST /api/me/second-step/app': way.beginCodes,
  'PUT /api/me/second-step/app': way.confirmCodes,
  'POST /api/me/second-step/app/end': way.endCodes,
  'PUT /api/me/second-step/passkey': way.chooseSecondPasskey,
  'GET /api/me/calendar': calendar.getCalendar,
  'POST /api/me/calendar': calendar.makeCalendar,
  'DELETE /api/me/calendar': calendar.deleteCalendar,
  'GET /api/installation': installation.getInstallation,
  'GET /api/installation/settings': installation.listSettings,
  'GET /api/profile': profile.getProfile,
  'PATCH /api/profile': profile.changeProfile,
  'DELETE /api/profile': profile.deleteProfile,
  'GET /api/profile/belongings': profile.getBelongings,
  'GET /api/people/:handle': person.getPerson,
  'GET /api/people/:handle/designs': person.listPersonDesigns,
  'GET /api/people/:handle/case-studies': person.listPersonCaseStudies,
  'GET /api/people/:handle/builds': person.listPersonBuilds,
  'GET /api/people/:handle/critiques': person.listPersonCritiques,
  'POST /api/briefs': generation.createBrief,
  'POST /api/briefs/:id/regenerate': generation.regenerateBrief,
  'POST /api/briefs/:id/sections/:section/regenerate': generation.regenerateSection,
  'GET /api/generations': generation.listGenerations,
  'GET /api/generations/:id': generation.getGeneration,
  'DELETE /api/generations/:id': generation.cancelGeneration,
  'GET /api/briefs/:id': brief.getBrief,
  'DELETE /api/briefs/:id': brief.deleteBrief,
  'DELETE /api/briefs/:id/progress': brief.deleteProgress,
  'PUT /api/briefs/:id/progress': brief.putProgress,
  'PUT /api/briefs/:id/deliverables/:key': brief.putDeliverableTick,
  'GET /api/briefs/:id/milestones': milestone.listMilestones,
  'POST /api/briefs/:id/milestones': milestone.addMilestone,
  'PATCH /api/briefs/:id/milestones/:milestoneId': milestone.changeMilestone,
  'DELETE /api/briefs/:id/milestones/:milestoneId': milestone.deleteMilestone,
  'GET /api/briefs/:id/client': client.getClient,
  'POST /api/briefs/:id/client/questions': client.askClient,
  'PUT /api/briefs/:id/client/change': client.answerChange,
  'GET /api/me/briefs': brief.listMyBriefs,
  'GET /api/community-briefs': brief.listCommunityBriefs,
  'POST /api/briefs/:id/community-copy': brief.shareBrief,
  'POST /api/briefs/:id/report': brief.reportBrief,
  'GET /api/briefs/:id/hand-ins': brief.listHandIns,
  'GET /api/briefs/:id/designs': showcase.listAnswers,
  'GET /api/weekly-briefs': weeklyBrief.listWeeklyBriefs,
  'GET /api/weekly-briefs/:week': weeklyBrief.getWeeklyBrief,
  'GET /api/briefs/:id/side-by-side': sideBySide.getSideBySide,
  'POST /api/figma/validate': designFile.validateFile,
  'POST /api/figma/preview': designFile.previewFile,
  'POST /api/figma/images': designFile.fileImages,
  'GET /api/me/submission-drafts': draft.listSubmissionDrafts,
  'GET /api/submission-drafts/:id': draft.getSubmissionDraft,
  'PUT /api/submission-drafts/:id': draft.putSubmissionDraft,
  'DELETE /api/submission-drafts/:id': draft.deleteSubmissionDraft,
  'POST /api/submissions': submission.submitDesign,
  'GET /api/submissions/:id': submission.getSubmission,
  'PATCH /api/submissions/:id': submission.changeSubmission,
  'GET /api/submissions/:id/share-link': submission.getUnlistedLink,
  'POST /api/submissions/:id/share-link': submission.makeUnlistedLink,
  'DELETE /api/submissions/:id/share-link': submission.deleteUnlistedLink,
  'GET /api/shared-designs/:key': submission.getUnlistedDesign,
  'DELETE /api/submissions/:id': submission.deleteSubmission,
  'POST /api/submissions/:id/report': submission.reportDesign,
  'GET /api/me/submissions': submission.listMySubmissions,
  'GET /api/media/:id': media.getMedia,
  'POST /api/media/from-address': media.copyMedia,
  'GET /api/showcase': showcase.listShowcase,
  'GET /api/showcase/front': showcase.getShowcaseFront,
  'GET /api/showcase/beside': showcase.findBeside,
  'GET /api/showcase/counts': showcase.countShowcase,
  'GET /api/collections': collection.listCollections,
  'GET /api/me/collections': collection.listMyCollections,
  'GET /api/collections/:id': collection.getCollection,
  'PUT /api/collections/:id': collection.putCollection,
  'DELETE /api/collections/:id': collection.deleteCollection,
  'PUT /api/collections/:id/order': collection.orderCollection,
  'PUT /api/collections/:id/:kind/:thingId': collection.putCollectionItem,
  'DELETE /api/collections/:id/:kind/:thingId': collection.removeCollectionItem,
  'PUT /api/submissions/:id/like': like.likeDesign,
  'DELETE /api/submissions/:id/like': like.unlikeDesign,
  'POST /api/submissions/:id/views': view.countView,
  'GET /api/submissions/:id/comments': comment.listComments,
  'GET /api/submissions/:id/comments/count': comment.countComments,
  'POST /api/submissions/:id/comments': comment.addComment,
  'PATCH /api/comments/:id': comment.changeComment,
  'DELETE /api/comments/:id': comment.removeComment,
  'PUT /api/comments/:id/settled': comment.settleComment,
  'POST /api/comments/:id/report': comment.reportComment,
  'GET /api/submissions/:id/critique': critique.getCritique,
  'PUT /api/submissions/:id/critique': critique.putCritique,
  'DELETE /api/submissions/:id/critique': critique.removeCritique,
  'PUT /api/critiques/:id/marks/:line/answer': critique.answerCritique,
  'POST /api/critiques/:id/report': critique.reportCritique,
  'GET /api/submissions/:id/case-study': caseStudy.getCaseStudyEditorData,
  'GET /api/submissions/:id/evidence': caseStudyEvidence.getCaseStudyEvidence,
  'POST /api/submissions/:id/smoothed': caseStudyEvidence.smoothWording,
  'POST /api/case-studies': caseStudy.createCaseStudy,
  'GET /api/case-studies/:id': caseStudy.getCaseStudy,
  'DELETE /api/case-studies/:id': caseStudy.deleteCaseStudy,
  'POST /api/case-studies/:id/changes': caseStudy.changeCaseStudy,
  'GET /api/case-studies/:id/changes': caseStudy.listCaseStudyChanges,
  'GET /api/case-studies/:id/versions': caseStudy.listCaseStudyVersions,
  'POST /api/case-studies/:id/versions': caseStudy.setCaseStudyAside,
  'GET /api/case-studies/:id/versions/:versionId': caseStudy.getCaseStudyVersion,
  'PUT /api/case-studies/:id/published': caseStudy.publishCaseStudy,
  'DELETE /api/case-studies/:id/published': caseStudy.unpublishCaseStudy,
  'GET /api/me/case-studies': caseStudy.listMyCaseStudies,
  'GET /api/published-case-studies/:id': publishedCaseStudy.getPublishedCaseStudy,
  'POST /api/published-case-studies/:id/password': publishedCaseStudy.openCaseStudy,
  'POST /api/published-case-studies/:id/readers': publishedCaseStudy.countReader,
  'GET /api/case-studies/:id/readers': caseStudy.getCaseStudyReaders,
  'GET /api/submissions/:id/collaboration': collaboration.getStanding,
  'POST /api/submissions/:id/collaboration-requests': collaboration.askToCollaborate,
  'PUT /api/collaboration-requests/:id': collaboration.answerRequest,
  'POST /api/collaboration-requests/:id/report': collaboration.reportRequest,
  'GET /api/me/collaborations': collaboration.listMyCollaborations,
  'GET /api/agreements/:id': agreement.getAgreement,
  'GET /api/agreements/:id/record': collaboration.getRecord,
  'GET /api/submissions/:id/collaboration-record': collaboration.findRecord,
  'PATCH /api/agreements/:id': agreement.changeAgreement,
  'POST /api/agreements/:id/confirmation': agreement.confirmAgreement,
  'POST /api/agreements/:id/end': collaboration.endCollaboration,
  'GET /api/workspaces/:designId': workspace.getWorkspace,
  'PUT /api/workspaces/:designId/status': workspace.moveStatus,
  'PUT /api/workspaces/:designId/links': workspace.putLinks,
  'POST /api/workspaces/:designId/progress': workspace.shareProgress,
  'PUT /api/workspaces/:designId/presence': workspace.announcePresence,
  'PUT /api/workspaces/:designId/repository-hook': workspace.connectRepository,
  'GET /api/workspaces/:designId/comments': workspace.listComments,
  'POST /api/workspaces/:designId/comments': workspace.writeComment,
  'GET /api/workspaces/:designId/activity': workspace.listActivity,
  'GET /api/workspaces/:designId/reviews': buildReview.listBuildReviews,
  'POST /api/workspaces/:designId/reviews': buildReview.addBuild,
  'GET /api/build-reviews/:id': buildReview.getBuildReview,
  'PUT /api/build-reviews/:id/ignored': buildReview.ignoreAreas,
  'PUT /api/build-reviews/:id/verdicts': buildReview.judgeFindings,
  'PUT /api/build-reviews/:id/decision': buildReview.decideReview,
  'GET /api/workspaces/:designId/inspection': inspection.getInspection,
  'GET /api/workspaces/:designId/inspection/frames/:frameId': inspection.getFrameLayers,
  'POST /api/workspaces/:designId/inspection/layers': inspection.readInspectionLayers,
  'POST /api/workspaces/:designId/inspection/source-check': inspection.checkInspectionSource,
  'GET /api/events': notification.listEvents,
  'GET /api/me/notifications': notification.listNotifications,
  'PUT /api/me/notifications/read': notification.readNotifications,
  'GET /api/me/notification-choices': notification.getNotificationChoices,
  'PUT /api/me/notification-choices/:kind': notification.putNotificationChoice,
  'PUT /api/me/mail-pace': notification.putMailPace,
  'GET /api/unsubscribe/:token': notification.getUnsubscribe,
} as const satisfies Record<string, Call>;

export type Api = typeof api;
export type CallName = keyof Api;
